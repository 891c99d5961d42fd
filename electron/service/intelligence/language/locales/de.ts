import type { Locale } from '../locale.ts';

/** German. */
export const de: Locale = {
  code: 'de',
  numbers: `null:0 ein:1 eins:1 eine:1 einen:1 einem:1 einer:1 zwei:2 drei:3 vier:4 fünf:5 sechs:6 sieben:7 acht:8
    neun:9 zehn:10 elf:11 zwölf:12 fünfzehn:15 zwanzig:20 dreißig:30 hundert:100 dutzend:12 halbes:0.5
    dreizehn:13 vierzehn:14 sechzehn:16 siebzehn:17 achtzehn:18 neunzehn:19 dreissig:30 vierzig:40 fünfzig:50`,
  function_words: `der die das den dem des ein eine einen einem einer eines mit im in bei beim als von vom zu zum zur für aus
    auf an am ist war sind waren hat haben hatte habe wurde wird werden kann können konnte jemand kandidat
    kandidatin bewerber bewerberin person er sie es ihm ihr seine ihre seinen ihren sein schon bereits jemals
    mal auch irgendein irgendeine irgendwelche egal welches welche welcher und_zwar sehr gut gute guter gutes
    guten vorhanden nachweislich nachweisbar nachweisbare alltag täglich täglichen umgang kenntnis beherrscht
    beherrschen vertraut bringt mit verfügt über besitzt wir suchen gesucht bitte idealerweise möglichst muss
    müssen soll sollte erforderlich zwingend wünschenswert notwendig nötig mindestanforderung so wie sich dass
    dieser diese dieses bis_heute um rund etwa ca voll volle fünf_volle jede jeder jedes alle hohe hoher liegt
    vor darunter davon inklusive einschließlich praxis bereich umfeld nach sie_oder_er er_oder_sie
    voraussetzung unverzichtbar pflicht unbedingt benutzt genutzt eingesetzt verwendet nutzt einsatz gibt gab
    heute noch gern wurden wären dürfte durch uns praktisch bisher der_person die_person innerhalb
    früherer_oder_heutiger heutiger_oder_früherer mitbringt mitbringen vorweisen vorweist weist vorzuweisen
    erwartet erwarten verlangt gefordert gewünscht bedingung kriterium grundvoraussetzung notwendigkeit
    wichtig entscheidend unabdingbar unerlässlich zwingend_erforderlich gesamt insgesamt zusammen lang
    langjährige langjähriger mehrjährige dauer zeitraum zeit hinweg während davon_mindestens gesammelt
    erworben erarbeitet absolviert_hat verbracht zugebracht hinter_sich in_der_tasche laut_lebenslauf belegt
    nachgewiesen nachgewiesene bestätigt ausgewiesen ausgewiesene einschlägige einschlägiger entsprechende
    entsprechender beziehungsweise sonst irgendwo irgendwann früher_schon einmal je schonmal besteht bestehen
    vorliegen kandidaten bewerbers bewerberinnen jemanden wer der_oder_die einer_person mensch kommt infrage
    in_frage geeignet passend fähig fähigkeit imstande lage in_der_lage darf dürfen haben_muss sein_muss
    müsste hätte gewesen sei tatsächlich wirklich eindeutig ausdrücklich mal_eben arbeitete gearbeitet_haben
    hat_sie hat_er ist_sie ist_er liegt_ein eigener eigene eigenes lebenslauf gepäck prüfen prüfe
    geprüft_werden bestätigen nachweisen feststellen angeben angegeben genannt erwähnt aufgeführt steht stehen
    findet finden sehen sieht zeigt zeigen lässt lassen erkennen erkennbar ersichtlich vakanz ausschreibung
    anzeige stelle_verlangt akte mappe unterlagen profil einzelperson bewerbende bewerbenden
    bewerberinnen_und_bewerber talent danke dankeschön vielen_dank gerne_mit wunsch wunschliste
    ausschlusskriterium ko_kriterium k_o mindestvoraussetzung musskriterium muss_kriterium hart hartes harte
    schlüssel kern frage ja_oder_nein filter suche ziel_kandidat ideal idealer idealerweise_mit perfekt
    priorität fokus wert legen großen augenmerk wichtig_ist gefragt_ist gesucht_wird gesucht_ist sicherstellen
    stellen sicher ob falls wenn sofern vorausgesetzt stimmt stimmen wahr fall der_fall zutreffen trifft
    trifft_zu gilt gelten künftige künftiger zukünftige neue neuer neues kollege kollegin teammitglied
    wie_steht_es wie_ist_es was_ist_mit hierfür dafür dazu daran darauf brauchen braucht benötigen benötigt
    bringen mitbringend aufweisen aufweist haben_sollte vorzeigen`,
  cues: {
    year: 'jahr jahre jahren jahres jährige jährig',
    month: 'monat monate monaten',
    week: 'woche wochen',
    day: 'tag tage tagen',
    percent: '% prozent',
    at_least: 'mindestens wenigstens mind minimum nicht_weniger_als ab nicht_unter',
    over: 'mehr_als über länger_als',
    at_most: 'höchstens maximal nicht_mehr_als bis_zu spätestens',
    under: 'weniger_als unter kürzer_als',
    exactly: 'genau',
    or_more: 'oder_mehr oder_länger und_mehr oder_höher oder_besser mindestens',
    or_less: 'oder_weniger höchstens maximal',
    and: 'und sowie plus zusätzlich zudem & ferner',
    or: 'oder bzw beziehungsweise',
    not: 'nicht kein keine keinen keinem keiner keinerlei nie niemals ohne weder noch_nie außerhalb',
    but_not: 'aber_nicht aber_keine jedoch_nicht statt anstatt außer',
    any_of: 'eines_von einer_der eine_der mindestens_eine_der',
    or_similar:
      'oder_ähnlich oder_ähnliches oder_vergleichbar oder_vergleichbares oder_gleichwertig oder_ähnliche oder_vergleichbare oder_gleichwertige',
    experience:
      'erfahrung erfahrungen erfahren kenntnisse kenntnis fundierte_kenntnisse fähigkeiten umgang know_how expertise wissen berufserfahrung praxiserfahrung erfahrene erfahrener',
    work: `arbeitet arbeitete gearbeitet tätig tätigkeit beschäftigt angestellt arbeit arbeiten beruflich job
      stelle position rolle beschäftigung war_schon gewesen geblieben stellen im_beruf berufsalltag
      beruflichen`,
    as: 'als',
    job: 'job stelle position rolle funktion anstellung stellen',
    employer: `arbeitgeber unternehmen firma firmen betrieb betriebe konzern arbeitgebern arbeitgebers betrieben
      stationen arbeitsplätze firmenwechsel`,
    title: 'titel bezeichnung berufsbezeichnung',
    industry: 'branche bereich sektor industrie gewerbe',
    total: 'berufserfahrung gesamterfahrung berufsjahre berufspraxis',
    now: 'derzeit aktuell momentan zurzeit zur_zeit gegenwärtig jetzt heute immer_noch noch_immer aktuellen aktuelle derzeitige derzeitigen',
    past: 'früher ehemals ehemalige ehemaliger früheren vormals',
    last: 'letzten letzte vergangenen',
    since: 'seit nach',
    ago: 'vor',
    recently: 'kürzlich in_letzter_zeit zuletzt',
    employed: 'berufstätig in_arbeit angestellt in_anstellung festangestellt',
    unemployed: 'arbeitslos ohne_arbeit arbeitssuchend ohne_job',
    gap: 'lücke lücken unterbrechung unterbrechungen auszeit',
    freelance: 'freiberuflich selbstständig selbständig freelancer freiberufler',
    intern: 'praktikum praktika praktikant praktikantin werkstudent werkstudentin',
    decade: 'jahrzehnt jahrzehnte',
    money: 'million millionen tausend euro mio mio.',
    area: 'bundesland land kanton region stadt us_bundesstaat bundesstaat',
    thing:
      'werkzeug tool tools software plattform system systeme programm programme umgebung anwendung framework technologie verfahren',
    excluded: 'zählt_nicht zählen_nicht nicht_mitgezählt nicht_eingerechnet ausgenommen ohne_anrechnung',
    included: 'inklusive einschließlich mitgezählt eingerechnet zählt_mit',
    grade: 'notendurchschnitt abschlussnote note',
    each: 'jedem jeder jede',
    same: 'selben gleichen demselben derselben beim_selben',
    know: 'kennt beherrscht kann programmiert konstruiert nutzt verwendet bedient schreibt entwickelt',
    deep: 'sehr_gute fundierte vertiefte sichere sicherer verhandlungssicher expertenkenntnisse ausgezeichnete umfassende',
    expert: 'experte expertin expertenkenntnisse fortgeschrittene',
    basic: 'grundkenntnisse grundlegende basiskenntnisse grundlagen',
    degree: `studium abgeschlossenes_studium hochschulabschluss hochschulstudium universitätsabschluss abschluss
      akademiker hochschule_abgeschlossen studienabschluss akademischer_abschluss studiert studierte
      abgeschlossenes_hochschulstudium *studium hochschulabsolvent graduiert absolvent absolventin diplomiert
      akademischer`,
    secondary:
      'abitur matura realschulabschluss mittlere_reife fachabitur hochschulreife hauptschulabschluss',
    vocational:
      'ausbildung berufsausbildung abgeschlossene_ausbildung lehre gesellenbrief umschulung abgeschlossene_berufsausbildung',
    diploma: 'techniker meister fachwirt betriebswirt_ihk staatlich_geprüfter',
    bachelor: 'bachelor bachelorabschluss bachelorstudium bachelorgrad fh_diplom diplom_fh',
    master:
      'masterabschluss masterstudium mastergrad diplom magister staatsexamen diplomingenieur dipl_ing diplom_ingenieur master',
    doctorate:
      'promotion promoviert doktor doktortitel doktorgrad dr_ing dr_rer_nat promovierter promovierte',
    student: 'studiert student studentin im_studium immatrikuliert studierende eingeschrieben',
    completed: 'abgeschlossen abgeschlossene abgeschlossenes abgeschlossener bestanden erworben absolviert',
    or_higher: 'oder_höher oder_höherwertig oder_darüber oder_besser',
    school: 'universität hochschule fachhochschule uni technische_universität',
    certificate:
      'zertifikat zertifikate zertifizierung zertifiziert zertifizierte zertifizierter nachweis bescheinigung prüfung ausweis schein zulassung zugelassen geprüfter geprüfte qualifikation schulung',
    licence: 'lizenz erlaubnis führerschein approbation zulassung fahrerlaubnis',
    valid: `gültig gültige gültiger gültiges nicht_abgelaufen aktuell_gültig aktiv gültig_bis in_kraft unabgelaufen
      bestehend bestehende aktiver aktive`,
    in_progress: 'laufend in_arbeit in_vorbereitung',
    speak: 'spricht sprechen gesprochen sprachkenntnisse verständigen sprachig',
    language: 'sprache sprachen fremdsprache fremdsprachen',
    native:
      'muttersprache muttersprachler muttersprachlerin muttersprachlich muttersprachniveau zweisprachig',
    fluent: `fließend fliessend verhandlungssicher verhandlungssicheres verhandlungssichere c1_niveau
      sehr_gut_in_wort_und_schrift beherrschung`,
    working_level: 'gut_in_wort_und_schrift in_wort_und_schrift geschäftssicher',
    intermediate: 'konversationssicher mittelstufe',
    lead: `führt führte geführt führung führungserfahrung leitet leitete geleitet leitung personalverantwortung
      mitarbeiterführung führungsverantwortung disziplinarisch disziplinarische disziplinarisch_verantwortlich
      verantwortlich_für teamleitung personalführung vorgesetzter vorgesetzte führungskraft unterstellt
      verantwortung_für verantwortlich unterstellte unterstellten dirigierte vorstand_von befehligt untersteht
      unterstehen unterstanden unter_sich leitend_für geführte anleitung chef_von teamführung
      mitarbeiterverantwortung weisungsbefugt`,
    people: `mitarbeiter mitarbeitende mitarbeiterinnen mitarbeitern mitarbeitenden personen leute angestellte
      entwickler ingenieure kollegen beschäftigte fachkräfte untergebene personal köpfe leuten angestellten
      beschäftigten kolleginnen mitarbeiterin teammitglieder untergebenen arbeitskräfte`,
    team: 'team teams abteilung gruppe mannschaft',
    formal: 'disziplinarisch disziplinarische personalverantwortung disziplinarisch_verantwortlich',
    mentor: 'mentor mentorin angeleitet betreut',
    live: `wohnt wohnhaft wohnsitz lebt ansässig wohnort zuhause sitz beheimatet gemeldet wohnung zuhause_in
      lebensmittelpunkt wohnend ansässige`,
    relocate: `umzug umzugsbereit umziehen umzugsbereitschaft ziehen ortswechsel wohnortwechsel standortwechsel
      übersiedeln übersiedlung ortswechsel_bereit umsiedeln`,
    near: 'nähe umgebung in_oder_um um raum großraum umland',
    abroad: 'ausland',
    right_to_work: `arbeitserlaubnis aufenthaltstitel aufenthaltserlaubnis arbeitsgenehmigung visum niederlassungserlaubnis
      arbeitsberechtigung arbeitsrecht aufenthaltsrecht beschäftigungserlaubnis berechtigt_zu_arbeiten
      arbeiten_dürfen visumpflicht visa arbeitsvisum arbeitsvisa`,
    sponsor: 'sponsoring visasponsoring bürgschaft visumsunterstützung sponsoren',
    citizen:
      'staatsbürger staatsbürgerin staatsangehörigkeit staatsbürgerschaft pass eu_bürger eu_staatsbürger eu_bürgerin',
    salary:
      'gehalt gehaltsvorstellung gehaltswunsch gehaltsvorstellungen lohn stundensatz tagessatz jahresgehalt',
    notice: 'kündigungsfrist frist wochen_frist',
    start: `verfügbar sofort eintrittstermin ab_sofort eintritt anfangen starten frühestmöglicher einsatzbereit
      beginn beginnen frist antreten einsteigen eintreten loslegen arbeitsbeginn dienstantritt zur_verfügung
      startklar eintrittsdatum`,
    full_time: 'vollzeit',
    part_time: 'teilzeit',
    shift: `schicht schichten schichtarbeit nachtschicht schichtbereit wochenende wochenenden bereitschaft
      rufbereitschaft wochenendarbeit schichtdienst spätschicht frühschicht nachtdienst nachtschichten
      frühschichten spätschichten abenddienste gleitzeit nachtarbeit nachtdienste nachtschichtdienst
      wochenenddienst wochenenddienste bereitschaftsdienst rufdienst abendschicht früh_und_spätschicht
      schichtmodell`,
    travel: 'reisebereit reisebereitschaft reisen dienstreisen reisetätigkeit',
    remote: 'homeoffice remote hybrid vor_ort präsenz',
    clearance: 'führungszeugnis sicherheitsüberprüfung',
    driving: 'führerschein fahrerlaubnis pkw eigenes_auto führerschein_klasse',
    would: `würde bereit möchte bereitschaft gewillt offen interesse wäre verfügbar_für verfügbarkeit möglich
      bereitschaft_zu`,
    senior: 'senior leitend leitende leitender',
    executive: 'geschäftsführer geschäftsführerin vorstand direktor direktorin bereichsleiter',
    junior: 'junior berufseinsteiger',
    link: 'linkedin github xing portfolio webseite website homepage',
    yes: 'ja gern gerne bereit möglich kein_problem verfügbar_für einverstanden problemlos jederzeit',
    budget: `budget budgets jahresbudget budgetverantwortung etat finanzverantwortung kostenstelle mittel haushalt
      finanzrahmen ausgaben`,
    deputy: 'stellvertretender stellvertretende stellvertreter assistent assistentin vize',
    only: 'nur ausschließlich lediglich',
  },
  status: {
    before: {
      denied:
        'kein keine keinen keinem keiner nicht ohne nie noch_nie keinerlei weder noch_keine bisher_keine',
      basic: 'grundkenntnisse grundlagen erste_erfahrungen_mit basiskenntnisse anfänger etwas',
      learning: `lernt lerne kurs weiterbildung in_ausbildung studiere schulung_in einführung_in immatrikuliert
        seminar_zu selbststudium lerne_zurzeit lerne_gerade erste_schritte_mit eingeschrieben_für
        angemeldet_zum_kurs`,
      planned: `geplant plane möchte interesse_an angestrebt angemeldet_für angemeldet_zu strebe anstreben suche
        vorbereitung_auf ziel habe_vor will beantragt vorhaben`,
      lapsed: 'abgelaufen ehemals bis früher abgelaufene',
      abandoned: 'abgebrochen abbruch ohne_abschluss nicht_abgeschlossen nicht_beendet nicht_bestanden',
      seen: `beobachtet hospitiert hospitation zugeschaut kennengelernt teilnahme_an_vortrag neben_kollegen
        zugesehen`,
      others: `durchgeführt_von durch_externe durch_kollegen extern vom_dienstleister zuarbeit_für unterstützung_der
        berichtete_an ein_dienstleister externe_firma eine_externe`,
      private: 'hobby hobbys privat freizeit in_meiner_freizeit zu_hause daheim',
    },
    behind: {
      denied: `keine nie nicht noch_nicht nicht_vorhanden nicht_durch_mich keine_erfahrung ausgeschlossen
        nicht_möglich unmöglich kommt_nicht_in_frage`,
      basic: 'grundkenntnisse grundlagen anfänger basiskenntnisse',
      learning: `laufend in_ausbildung im_studium kurs lernend nur_lesend im_gange begonnen gerade_begonnen abendkurs
        laufender_kurs`,
      planned: `geplant voraussichtlich angemeldet in_vorbereitung angestrebt steht_aus ausstehend prüfung_im
        abzulegen nächstes_jahr nächsten_jahr beantragt in_planung in_absicht vorgesehen bevorstehend ansteht
        demnächst angepeilt`,
      lapsed: `abgelaufen nicht_verlängert ungültig erloschen nicht_mehr_gültig entzogen ruht verfallen ausgelaufen
        beendet_gültigkeit nicht_mehr_aktiv gekündigt eingezogen zurückgegeben`,
      abandoned: `abgebrochen ohne_abschluss nicht_abgeschlossen abbruch exmatrikuliert nicht_bestanden nicht_beendet
        nicht_fertig abgebrochene aufgegeben vorzeitig_beendet unvollendet nicht_zu_ende`,
      seen: 'nur_beobachtet hospitiert gesehen vorführung',
      others: `durch_externe extern_vergeben vergebe_ich_extern durch_kollegen macht_die wird_von wurde_von lag_bei
        lag_beim oblag von_einer_anderen von_meinem betreut_von machte_die war_sache_der für_uns
        lag_in_den_händen bei_meinem_vorgesetzten durch_das_team der_kollegen führte_mein`,
      private: `hobby privat in_der_freizeit zu_hause am_wochenende daheim für_private_projekte nur_privat
        private_projekte`,
    },
  },
};
