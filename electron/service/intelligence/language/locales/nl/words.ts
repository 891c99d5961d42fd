import type { Locale } from '../../locale.ts';
import { NL_REMARKS } from './remarks.ts';

/** Dutch. */
export const nl: Locale = {
  code: 'nl',
  endings: 'e n en s er ers je jes ster sters',
  derivations: 'en n e t te ten d de den end ing ingen er ster ers eren eerd eerde ering eringen atie aties',
  joins_nouns: true,
  numbers: `nul:0 een:1 één:1 twee:2 drie:3 vier:4 vijf:5 zes:6 zeven:7 acht:8 negen:9 tien:10 twaalf:12 vijftien:15
    twintig:20 honderd:100 elf:11 dertien:13 veertien:14 dertig:30`,
  function_words: `in_elk_geval in_ieder_geval de het een van in op aan met voor bij door te om uit naar is zijn was waren heeft hebben had wordt kan
    kunnen die dat wie hij zij ze hem haar kandidaat persoon iemand wij zoeken gezocht moet dient goede goed
    zeer graag bij_voorkeur vereist noodzakelijk gewenst al ooit ook beschikt over bezit beheerst kennis_van
    niveau gebied vereiste verplicht onmisbaar alstublieft aub gebruikt gebruik zou er deze_persoon beschikken
    beschikt_over bezitten bezitter aantoonbaar aantoonbare aantonen bewezen opgedaan verworven heeft_u
    voorwaarde criterium eis eisen gevraagd gevraagde verwacht verlangd noodzakelijke essentieel belangrijk
    onmisbare totaal in_totaal samen gedurende tijdens periode duur lang profiel kandidaten die_heeft geweest
    eens weleens ooit_eens achter_de_rug op_zak gedaan doen moet_hebben zou_moeten dank graag_gezien echt
    werkelijk vooral voornamelijk eigen enige elke welke ons onze u uw vereisten pre is_een heeft_ervaring
    ervaring_met bent_u ben heb hebt worden werd geworden komt kwam sprake beschikbaarheid bereidheid deze
    deze_kandidaat de_kandidaat de_persoon als_het controleren bevestigen vermeld vermeldt staat vacature
    advertentie dossier sollicitant sollicitanten bedankt dank_u wens uitsluitend_criterium hard drempel vraag
    filter ideaal prioriteit belang belangrijk_is of_dat mits waar geval nieuwe toekomstige collega willen
    wensen verwachten vraagt vragen tonen toont laten zien blijkt verdiend dagelijks dagelijkse regelmatig echte voldoende passend gedegen ruime brede een_pre wij_vragen wij_zoeken je_hebt jij_hebt u_heeft je_bent beschik graag_iemand liefst voorkeur vereist_is verplicht_is wenselijk controleer_of controleer graag_controleren nagaan nu_of_vroeger vroeger_of_nu huidig_of_vroeger`,
  open_end: {
    like: 'vergelijkba* gelijkwaardig* soortgelijk* verwant* ander andere',
    subject:
      'vakgebied vakgebieden richting studierichting discipline gebied opleiding kwalificatie ervaring functie functies rol sector',
  },
  grade_scales: [10],
  cues: {
    both: `zowel allebei beide`,
    concession: `al_is_het ook_al al_was_het al_was_het_maar zij_het ook_maar_even ook_kort ook_af_en_toe ook_als_vrijwilliger ook_onbetaald maakt_niet_uit maakt_niet_uit_welke maakt_niet_uit_waar ongeacht_hoe ongeacht_waar hoeft_niet_recent mag_ook_langer_geleden mag_langer_geleden alles_bij_elkaar bij_elkaar_opgeteld`,
    reason: `omdat aangezien want_we want_wij want_onze want_ons want_de want_het zodat_we veel_van_onze de_meeste_van_onze`,
    grade: `gemiddeld_cijfer eindcijfer`,
    day: `dag dagen`,
    vehicle: `eigen_auto auto eigen_vervoer auto_ter_beschikking`,
    leader: `teamleider teamleidster afdelingshoofd ploegleider ploegbaas voorman voorvrouw bedrijfsleider filiaalmanager teammanager hoofd_van leidinggevende chef_kok directeur afdelingsleider`,
    gap: `gat gaten hiaat hiaten onderbreking onderbrekingen pauze loopbaanonderbreking sabbatical`,
    unemployed: `werkloos werkloosheid zonder_werk zonder_baan werkzoekend baanloos`,
    since_school: `sinds_het_afstuderen sinds_afstuderen sinds_zijn_afstuderen sinds_haar_afstuderen na_het_afstuderen sinds_de_studie sinds_zijn_studie sinds_haar_studie na_de_studie sinds_het_diploma sinds_de_opleiding na_de_opleiding`,
    hopping: `jobhopping job_hopping jobhopper jobhoppen job_hopper vaak_van_baan_gewisseld vaak_van_baan_veranderd frequente_baanwisselingen veel_baanwisselingen`,
    change: `van_werkgever_gewisseld van_werkgever_veranderd van_baan_gewisseld van_baan_veranderd van_bedrijf_gewisseld baanwissel baanwisseling baanwisselingen werkgeverswissel nieuwe_werkgever overgestapt`,
    average: `gemiddeld gemiddelde`,
    ever: `nu_of_vroeger vroeger_of_nu huidig_of_vroeger ooit minstens_één_keer ten_minste_één_keer minstens_eens meer_dan_eens`,
    need: `nodig benodigd vereist heeft_nodig moet wacht wachten aangevraagd`,
    or_less: `of_eerder of_korter niet_meer`,
    pending: `aanvraag aangevraagd ingediend behandeling in_behandeling procedure wacht wachten beslissing lopende`,
    whether: 'of dat',
    absent: 'ontbreekt afwezig ontbrekend',
    somebody: `iemand_die persoon_die kandidaat_die iemand_met persoon_met degene_die`,
    year: 'jaar jaren',
    month: 'maand maanden',
    several: 'meerdere verscheidene verschillende vele',
    several_years: 'meerjarig* jarenlang*',
    week: 'week weken',
    at_least: `minimaal minstens ten_minste tenminste niet_minder_dan op_zijn_minst vanaf minimaal_`,
    over: 'meer_dan langer_dan',
    at_most: `hoogstens maximaal niet_meer_dan tot hooguit ten_hoogste maximaal_ uiterlijk`,
    under: 'minder_dan korter_dan',
    or_more: `of_meer of_langer of_hoger en_meer of_meer_ en_hoger`,
    and: 'en alsmede evenals plus &',
    or: 'of ofwel en/of dan_wel of_anders anders desnoods',
    not: `niet geen nooit zonder noch buiten niemand nergens nooit_eerder behalve_`,
    but_not: `maar_niet maar_geen behalve maar_zonder uitgezonderd met_uitzondering_van en_niet in_plaats_van`,
    or_similar: `of_vergelijkbaar of_gelijkwaardig of_soortgelijk of_een_gelijkwaardig of_een_gelijkwaardig_diploma of_een_vergelijkbaar of_een_vergelijkbare`,
    experience: 'ervaring kennis ervaren vaardigheden werkervaring',
    work: 'werkt werkte gewerkt werkzaam werken baan functie',
    as: 'als',
    job: 'functie baan rol positie',
    employer: 'werkgever bedrijf bedrijven organisatie onderneming werkgevers dienstverband',
    title: 'titel functietitel functie_van',
    industry: 'sector branche industrie',
    total: 'werkervaring',
    now: 'momenteel nu huidig huidige thans nog_steeds',
    past: 'voormalig vroeger ex',
    last: 'laatste afgelopen',
    since: 'sinds na',
    ago: 'geleden',
    recently: 'recent onlangs',
    employed: 'in_dienst',
    freelance: 'zzp zelfstandig freelance zzper',
    intern: 'stage stagiair',
    know: 'kent programmeert',
    deep: 'gevorderd uitstekende diepgaande',
    expert: 'expert',
    basic: 'basis basiskennis',
    degree: `diploma opleiding studie afgeronde_opleiding universitaire_opleiding hogere_opleiding afgestudeerd
      universitair diploma_in bachelordiploma masterdiploma hoofdvak afstudeerrichting specialisatie studierichting`,
    secondary: 'havo vwo vmbo middelbare_school',
    vocational: 'mbo beroepsopleiding',
    bachelor: 'hbo bachelor bachelordiploma bachelorgraad',
    master: 'wo master masterdiploma doctoraal wo_diploma universitair_diploma mastergraad',
    doctorate: 'gepromoveerd doctoraat promotie phd doctorstitel doctorsgraad',
    student: 'student studeert ingeschreven',
    completed: 'afgerond afgeronde behaald voltooid',
    or_higher: 'of_hoger',
    school: 'universiteit hogeschool',
    certificate: `certificaat certificering gecertificeerd diploma_in registratie geregistreerd big_registratie
      bevoegdheid certificaten`,
    licence: 'vergunning rijbewijs licentie',
    valid: `geldig geldige actief geldig_tot nog_geldig niet_verlopen actueel lopende van_kracht geldigheid geldigheidsduur`,
    expires: `geldig_tot geldig_t/m geldig_t_m geldig_tot_en_met geldigheid_tot geldigheid_tot_en_met geldigheid_t/m einde_geldigheid einde_van_de_geldigheid vervaldatum verloopt verloopt_in verloopt_op loopt_af loopt_*_af loopt_*_*_af loopt_*_*_*_af vervalt vervalt_in verlengd_tot verloopdatum afloopdatum geldigheidsdatum einddatum`,
    in_progress: 'lopend bezig',
    speak: 'spreekt spreken gesproken',
    language: 'taal talen vreemde_taal',
    native: 'moedertaal moedertaalspreker tweetalig',
    fluent: 'vloeiend vloeiende',
    intermediate: 'gemiddeld',
    leadership: `leidinggevende leidinggeven leidinggevende_functie leidinggevende_rol leidinggevende_taken leidinggevende_verantwoordelijkheid personeelsverantwoordelijkheid`,
    lead: `leidt leidde geleid leiding leiding_gegeven leidinggevende leidinggeven aangestuurd stuurt aansturen
      leidinggevend managen gemanaged teamleider verantwoordelijk_voor geleid_aan leiding_over aan_het_hoofd
      onder_zich stuurde_aan leidinggegeven leiding_geven leidinggevende_ervaring verantwoordelijkheid_voor
      directe_ondergeschikten ondergeschikten leidde_een gaf_leiding leidinggaf gaf_leiding_aan geeft_leiding_aan baas chef stuurt_aan rapporteerden_aan aansturing aansturing_van stuur_*_aan stuur_*_*_aan stuur_*_*_*_aan stuurde_*_aan stuurde_*_*_aan stuurde_*_*_*_aan geef_leiding_aan leiding_aan leidinggeven_aan onder_mij rapporteren_aan_mij rapporteerden_aan_mij leid leidinggevende_functie leidinggevende_rol personeelsverantwoordelijkheid leidinggevende_taken leidinggevende_verantwoordelijkheid`,
    people: `mensen medewerkers personen werknemers collega_s personeel ondergeschikten teamleden directe_medewerkers
      werknemer collega medewerkster medewerksters vakmensen krachten`,
    team: 'team teams afdeling ploeg',
    live: 'woont woonachtig woonplaats gevestigd wonend woonplaats_in huis thuis wonen',
    relocate: 'verhuizen verhuizing verhuisbereid bereid_te_verhuizen verhuist verhuizen_naar andere_stad',
    near: 'omgeving nabij regio',
    right_to_work: `werkvergunning verblijfsvergunning visum toestemming_om_te_werken mag_werken recht_om_te_werken
      verblijfsstatus`,
    citizen: 'staatsburger nationaliteit paspoort',
    salary: 'salaris uurtarief salariswens',
    notice: 'opzegtermijn',
    start: `beschikbaar per_direct startdatum beginnen starten begin aan_de_slag aanvangen indiensttreding
      beschikbaar_per beginnen_binnen opzegtermijn_van inwerktermijn`,
    full_time: 'fulltime voltijd',
    part_time: 'parttime deeltijd',
    shift: `ploegendienst nachtdienst weekend weekenden ploegen avonddienst bereikbaarheidsdienst nachtdiensten
      weekenddienst weekenddiensten nachtwerk weekendwerk bereikbaarheid bereikbaarheidsdiensten avonddiensten
      ochtenddiensten flexibele_uren`,
    travel: `reizen reisbereid reis zakenreizen dienstreizen reisbereidheid`,
    remote: 'thuiswerken op_afstand hybride',
    driving: `rijbewijs_b rijbewijs rijbewijzen rijbewijs_categorie rijbewijs_klasse`,
    would: 'bereid zou wil',
    senior: 'senior',
    executive: 'directeur directielid',
    junior: 'junior',
    link: 'linkedin github portfolio',
    yes: `ja graag beschikbaar_voor mogelijk bereid geen_probleem geen_bezwaar akkoord prima uitstekend bereid_tot sta_open_voor open_voor`,
    budget: 'budget budgetverantwoordelijkheid begroting budgetten financiële',
    money: 'miljoen euro duizend',
    deputy: 'adjunct plaatsvervangend assistent',
    only: 'alleen uitsluitend',
    sponsor: 'sponsoring sponsor referent',
  },
  classes: {
    for_whom: `voor`,
    trailer: `aanhanger aanhangwagen`,
    lacking: `zonder`,
    like: `zoals`,
    paper: `bewij bewijs certificaat diploma brevet`,
    deed: `uitvoer* omgang gebruik* verwerk* verrichten`,
    of_university: `universitair*`,
    after: `na`,
    month_part: `begin midden eind`,
    class_noun: `categorie klasse`,
    licence_class: `rijbewijs`,
    within: `binnen`,
    million: `miljoen`,
    thousand: `duizend`,
    led_of: `van voor`,
    sized_of: `van`,
    staff_of: `van`,
    beside: `met voor`,
    led_by: `door`,
    of_me: `mij`,
    of_those_led: `rapport* onder`,
  },
  patterns: {
    at_once: ['per direct'],
    boss: ['leidinggevende'],
    led_by_noun: ['leidinggev'],
  },
  remarks: NL_REMARKS,
  status: {
    no_denial: `alleen slechts later minder gemist* vertraging* ongeval* ongelukken* storing* klacht* fout* uitval*`,
    still: 'nog momenteel',
    applied: 'ingeschreven',
    under_way: 'in',
    unfinished:
      'lopend gepland verwacht in_voorbereiding niet_afgerond niet_voltooid niet_afgemaakt nog_niet_afgerond gestopt afgebroken onderbroken gestaakt zonder_diploma geen_diploma scriptie_loopt bezig_met momenteel_bezig ingeschreven',
    awaited: 'verwacht verwachte_afronding',
    studying: {
      phrases:
        'momenteel nog_bezig nog_in_opleiding studie_loopt bezig_met in_het_laatste_jaar volgt_nog studeer student_aan',
      periods: 'jaar studiejaar leerjaar semester',
      ordinals: 'eerste tweede derde vierde vijfde',
    },
    parts: 'cursus* module* examen* toets* onderdeel onderdelen vak vakken jaar niveau*',
    ended: `geëindigd eindigt eindigde verlopen verloopt verliep afgelopen afloop liep_af loopt_af vervallen vervalt verviel beëindigd verloren verstreken verstreek einde voorbij was opgehouden buiten`,
    before: {
      denied: `geen niet zonder nooit noch nog_geen niet_beschikbaar_voor nog_zonder zonder_ervaring onwillig niet_bereid`,
      basic: 'basiskennis beginner basis',
      learning: 'cursus leren leer studeer volgt ingeschreven eerste_stappen leer_nu ingeschreven_voor',
      planned: `gepland van_plan wil interesse_in voorbereiding zoekt aangemeld doel zou_graag wil_graag hoop ambitie
        aangevraagd`,
      lapsed: `verlopen voormalig geschrapt_bij geschrapt_van uitgeschreven_bij uitgeschreven_uit doorgehaald`,
      abandoned: 'gestopt afgebroken niet_afgerond gestopt_met',
      seen: 'geobserveerd meegelopen bijgewoond',
      others: 'uitgevoerd_door uitbesteed door_collega_s een_externe_partij een_leverancier andere_afdeling',
      private: 'hobby vrije_tijd thuis speel_met',
    },
    behind: {
      denied: `geen nooit nog_niet niet uitgesloten onmogelijk niet_mogelijk nee niet_gewenst ongewenst`,
      basic: 'basis beginner',
      learning: 'bezig lopend in_opleiding cursus_bezig begonnen avondcursus',
      planned: 'gepland verwacht in_voorbereiding volgend_jaar aangevraagd in_aanvraag te_behalen',
      lapsed: `verlopen niet_verlengd verlopen_in niet_vernieuwd ingetrokken ongeldig vervallen liep_af liep_*_af liep_*_*_af verliep verviel afgelopen niet_meer_geldig niet_langer_geldig is_verlopen verlopen_sinds verlopen_per nooit_verlengd nooit_vernieuwd over_datum`,
      abandoned:
        'niet_afgerond gestopt afgebroken zonder_diploma gestaakt voortijdig_beëindigd niet_voltooid',
      others: 'uitbesteed lag_bij werd_geleid door_mijn door_een_ander viel_onder door_een_andere',
      private: 'hobby thuis in_het_weekend als_hobby',
      seen: 'gezien_in demonstratie',
    },
  },
};
