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
    dauer zeitraum zeit hinweg während davon_mindestens gesammelt
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
    bringen mitbringend aufweisen aufweist haben_sollte vorzeigen geld verdient verdienen tun zu_tun liebsten am_liebsten auskennt auskennen vorgekommen vorkommen bezahlt bezahlte bezahlter stets samt hand zur_hand in_der_hand inbegriffen kommen zusammenkommen zusammen_kommen gebracht es_bis jüngsten frisch frische frischer führen_darf vorlegt vorlegen vorgelegt hier ohne_das kein_gespräch_ohne überall_her her stammt stammen ausfüllte ausfüllen innehatte innehaben bekleidete bekleiden titels arbeitsalltag berufsleben berufsalltag alltäglich tagtäglich regelmäßig regelmäßige regelmäßiger regelmäßigen echt echte echter ernsthaft ernsthafte ordentlich ordentliche ausreichend ausreichende genügend hinreichend angemessen angemessene passende passender entsprechendes anerkannt anerkannte anerkannter erforderliche erforderlicher gute_basis wünschen wünschen_wir wünschenswerterweise ideal_wäre schön_wäre von_vorteil vorteil vorteilhaft pluspunkt bonus gern_gesehen plus_punkt gern_auch auch_gern praktische praktischer praktischen berufliche beruflicher in_der_praxis aus_der_praxis selbst selber eigenhändig persönlich aktiv_genutzt wer_hat wer_kann haben_sie kann_sie kann_er verfügt_sie verfügt_er besitzt_sie besitzt_er gibt_es ist_die_person hat_die_person war_die_person wurde_die_person die_bewerberin der_bewerber der_kandidat die_kandidatin sie_hat er_hat wir_erwarten wir_brauchen wir_benötigen wir_wünschen wir_möchten ihr_profil dein_profil du_hast sie_haben du_bringst sie_bringen du bringst deine dein ihre_qualifikation qualifikationen anforderung anforderungen anforderungsprofil muss_sein muss_haben muss_vorliegen soll_haben sollte_haben zu_erfüllen erfüllt erfüllen erfüllung nachzuweisen belegbar belegbare belegen mit_nachweis allgemein allgemeine generell grundsätzlich sicherlich selbstverständlich ebenso gleichzeitig dabei hierbei solche solcher solches folgende folgendes folgender nämlich etwas_wie sowas irgendwas mal_gearbeitet je_gearbeitet jemals_gearbeitet schonmal_gearbeitet sagt steht_da lässt_sich angesehen aufweist_und zuletzt_auch früher_oder_heute heute_oder_früher jetzt_oder_früher früher_oder_jetzt aktuell_oder_früher früher_oder_aktuell derzeit_oder_früher ehemalig_oder_aktuell liste listen hält halten`,
  open_end: {
    like: 'ähnlich* vergleichbar* gleichwertig* verwandt* entsprechend* artverwandt* andere anderes anderen anderer',
    subject:
      'fachrichtung fachrichtungen fachgebiet fachgebiete fach fächer studiengang studiengänge studienfach studienfächer studienrichtung bereich bereichs gebiet disziplin disziplinen ausbildung qualifikation qualifikationen studium erfahrung berufserfahrung kenntnisse rolle rollen position funktion stelle tätigkeit tätigkeiten umfeld branche',
  },
  cues: {
    ever: `früher_oder_heute heute_oder_früher jetzt_oder_früher früher_oder_jetzt aktuell_oder_früher früher_oder_aktuell derzeit_oder_früher ehemalig_oder_aktuell jemals irgendwann`,
    need: `brauche braucht brauchen benötige benötigt benötigen nötig erforderlich notwendig bräuchte erfordert warte wartet ausstehend beantragt`,
    absent: 'fehlt fehlen fehlend fehlende wenn_nicht_vorhanden nicht_gegeben falls_nicht',
    somebody: `jemand_der jemand_die jemanden_der jemanden_die jemand_mit jemanden_mit person_die mensch_der menschen_die kandidat_der kandidatin_die kandidaten_die kandidaten_der bewerber_der bewerberin_die person_mit leute_die wer kollegen_der kollegin_die jemandem_der einen_der eine_die`,
    year: 'jahr jahre jahren jahres jährige jährig',
    month: 'monat monate monaten',
    several: 'mehrere mehreren mehrerer viele vielen vieler etliche etlichen',
    several_years: 'mehrjährig* langjährig*',
    week: 'woche wochen',
    day: 'tag tage tagen',
    percent: '% prozent',
    at_least: `mindestens wenigstens mind minimum nicht_weniger_als ab nicht_unter nicht_unter_ minimum_von ein_minimum_von zumindest nicht_kürzer_als ab_mindestens von_mindestens`,
    over: 'mehr_als über länger_als',
    at_most: `höchstens maximal nicht_mehr_als bis_zu spätestens nicht_mehr nicht_länger_als nicht_über allerhöchstens max bis_höchstens längstens`,
    under: 'weniger_als unter kürzer_als',
    exactly: 'genau',
    or_more: `oder_mehr oder_länger und_mehr oder_höher oder_besser mindestens oder_darüber oder_drüber oder_auch_mehr und_länger aufwärts und_aufwärts und_darüber oder_größer`,
    or_less: `oder_weniger höchstens maximal oder_früher oder_schneller nicht_mehr oder_kürzer oder_eher max`,
    and: `und sowie plus zusätzlich zudem & ferner dazu samt nebst inklusive_ zusammen_mit in_verbindung_mit kombiniert_mit außerdem darüber_hinaus`,
    or: `oder bzw beziehungsweise ersatzweise alternativ andernfalls wahlweise entweder oder_aber oder_ersatzweise oder_stattdessen`,
    not: `nicht kein keine keinen keinem keiner keinerlei nie niemals ohne weder noch_nie außerhalb niemand von_überall_nur_nicht nur_nicht nirgends nichts keinesfalls auf_keinen_fall in_keinem_fall ausgeschlossen_sind`,
    but_not: `aber_nicht aber_keine jedoch_nicht statt anstatt außer jedoch_ohne aber_ohne und_nicht ausgenommen abgesehen_von bis_auf nur_nicht_von ohne_dass`,
    any_of: 'eines_von einer_der eine_der mindestens_eine_der',
    or_similar:
      'oder_ähnlich oder_ähnliches oder_vergleichbar oder_vergleichbares oder_gleichwertig oder_ähnliche oder_vergleichbare oder_gleichwertige',
    experience: `erfahrung erfahrungen erfahren kenntnisse kenntnis fundierte_kenntnisse fähigkeiten umgang know_how expertise wissen berufserfahrung praxiserfahrung erfahrene erfahrener erfahrungsschatz routine praxis_mit praxis_in praxiswissen fachwissen vertrautheit kompetenz kompetenzen anwenderkenntnisse anwendungskenntnisse fachkenntnisse sicherheit_im_umgang versiert versierte versierter geübt geübte bewandert`,
    work: `arbeitet arbeitete gearbeitet tätig tätigkeit beschäftigt angestellt arbeit arbeiten beruflich job
      stelle position rolle beschäftigung war_schon gewesen geblieben stellen im_beruf berufsalltag
      beruflichen arbeitserfahrung gearbeitet_mit arbeitet_mit arbeite arbeitend eingesetzt_bei im_einsatz dienst im_dienst beschäftigt_bei beschäftigt_gewesen war_als`,
    as: `als in_der_funktion_als in_der_rolle_als in_der_position_als in_der_stelle_als`,
    job: 'job stelle position rolle funktion anstellung stellen',
    employer: `arbeitgeber unternehmen firma firmen betrieb betriebe konzern arbeitgebern arbeitgebers betrieben
      stationen arbeitsplätze firmenwechsel belegschaft gehalt_von vertrag vertrag_mit arbeitsvertrag arbeitsvertrag_mit auf_der_gehaltsliste gehaltsliste lohnliste mitarbeiter_bei mitarbeiterin_bei mitarbeiter_von angestellt_bei beschäftigt_bei bei_der_firma häuser arbeitsstelle arbeitsstellen arbeitgeberwechsel dienstherr zugehörig zugehörigkeit unternehmenszugehörigkeit personal_von ehemaliger_mitarbeiter`,
    title: `titel bezeichnung berufsbezeichnung amt amt_als posten stelle_als funktion_als position_als gebracht_zum aufgestiegen_zu aufgestiegen_zum befördert_zu befördert_zum`,
    industry: 'branche bereich sektor industrie gewerbe',
    total: 'berufserfahrung gesamterfahrung berufsjahre berufspraxis',
    now: `derzeit aktuell momentan zurzeit zur_zeit gegenwärtig jetzt heute immer_noch noch_immer aktuellen aktuelle derzeitige derzeitigen jetziger jetzige jetzigen heutiger heutige heutigen laufende laufenden zum_jetzigen_zeitpunkt bis_heute gerade`,
    past: `früher ehemals ehemalige ehemaliger früheren vormals früher_oder_heute einst einmal früherer frühere ehemaligen vorher zuvor davor schon_einmal in_der_vergangenheit vergangenheit`,
    last: `letzten letzte vergangenen jüngsten jüngste zurückliegenden vorigen`,
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
      akademischer studienabschluss_in universitätsstudium akademische_ausbildung hochschulabgänger uniabschluss uni_abschluss akademischer_grad studiengang masterabschluss_in graduierung`,
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
    completed: `abgeschlossen abgeschlossene abgeschlossenes abgeschlossener bestanden erworben absolviert verliehen verliehene verliehener verliehenes in_der_hand erlangt erhalten erreicht bis_zum_gebracht geschafft gemacht fertig vollendet vorhandener erfolgreich_abgeschlossen beendet fertiggestellt abschließt`,
    or_higher: `oder_höher oder_höherwertig oder_darüber oder_besser oder_mehr_ oder_höherer oder_höheres mindestens_ein`,
    school: 'universität hochschule fachhochschule uni technische_universität',
    certificate: `zertifikat zertifikate zertifizierung zertifiziert zertifizierte zertifizierter nachweis bescheinigung prüfung ausweis schein zulassung zugelassen geprüfter geprüfte qualifikation schulung urkunde titel_führen den_titel nachweise zeugnis prüfung_bestanden bestandene_prüfung zertifizierungen lehrgang sachkunde sachkundenachweis sachkundeprüfung befähigung befähigungsnachweis patent berechtigung kurszertifikat gesellenprüfung zertifikatsinhaber inhaber inhaberin`,
    licence: `lizenz erlaubnis führerschein approbation zulassung fahrerlaubnis berechtigungsschein bedienerschein bedienerausweis befähigungsschein jagdschein`,
    valid: `gültig gültige gültiger gültiges nicht_abgelaufen aktuell_gültig aktiv gültig_bis in_kraft unabgelaufen
      bestehend bestehende aktiver aktive gilt gilt_noch noch_in_kraft noch_gültig gilt_bis weiterhin_gültig gültigkeit ist_gültig geltend geltende geltender nicht_verfallen aktualisiert aufrechterhalten läuft_nicht_ab unbefristet`,
    in_progress: 'laufend in_arbeit in_vorbereitung',
    speak: 'spricht sprechen gesprochen sprachkenntnisse verständigen sprachig',
    language: 'sprache sprachen fremdsprache fremdsprachen',
    native:
      'muttersprache muttersprachler muttersprachlerin muttersprachlich muttersprachniveau zweisprachig',
    fluent: `fließend fliessend verhandlungssicher verhandlungssicheres verhandlungssichere c1_niveau
      sehr_gut_in_wort_und_schrift beherrschung mühelos sicher_in ausgezeichnetes ausgezeichnet hervorragend hervorragendes hervorragende perfekt perfektes beherrscht_sicher sitzt_sicher flüssig flüssiges fließendes fließende fließender sehr_gutes sehr_gute_kenntnisse verhandlungsniveau muttersprachnah nahezu_muttersprachlich besprechungssicher stilsicher ab_c1 verhandlung verhandlungen verhandeln besprechung besprechungen eine_besprechung_hält sitzt präsentationen`,
    working_level: 'gut_in_wort_und_schrift in_wort_und_schrift geschäftssicher',
    intermediate: 'konversationssicher mittelstufe',
    lead: `führt führte geführt führung führungserfahrung leitet leitete geleitet leitung personalverantwortung
      mitarbeiterführung führungsverantwortung disziplinarisch disziplinarische disziplinarisch_verantwortlich
      verantwortlich_für teamleitung personalführung vorgesetzter vorgesetzte führungskraft unterstellt
      verantwortung_für verantwortlich unterstellte unterstellten dirigierte vorstand_von befehligt untersteht
      unterstehen unterstanden unter_sich leitend_für geführte anleitung chef_von teamführung
      mitarbeiterverantwortung weisungsbefugt chef chefin boss vorgesetzt unterstanden_ihm berichteten_an berichten_an berichteten teamleiter teamleiterin leiter_von leiterin_von anführte angeführt anführen befehligte zuständig_für_mitarbeiter mitarbeiter_geführt menschen_geführt personalführungserfahrung führungspraxis führungsspanne weisungsbefugnis fachlich_geführt disziplinarisch_geführt leitungserfahrung leitungsfunktion leitungsverantwortung leitungsaufgaben verantwortete_ein_team betreute_ein_team koordiniert koordinierte koordination_von`,
    people: `mitarbeiter mitarbeitende mitarbeiterinnen mitarbeitern mitarbeitenden personen leute angestellte
      entwickler ingenieure kollegen beschäftigte fachkräfte untergebene personal köpfe leuten angestellten
      beschäftigten kolleginnen mitarbeiterin teammitglieder untergebenen arbeitskräfte menschen mann frau_stark kräfte köpfen mitarbeiterzahl teammitgliedern direktunterstellte techniker monteure pflegekräfte verkäufer fahrer köche azubis auszubildende auszubildenden vollzeitkräfte vollzeitäquivalente`,
    team: `team teams abteilung gruppe mannschaft mannschaften belegschaft_von truppe crew schicht_von köpfiges köpfigen köpfige köpfiger mann_stark team_von kolonne gruppen bereich_mit`,
    formal: 'disziplinarisch disziplinarische personalverantwortung disziplinarisch_verantwortlich',
    mentor: 'mentor mentorin angeleitet betreut',
    live: `wohnt wohnhaft wohnsitz lebt ansässig wohnort zuhause sitz beheimatet gemeldet wohnung zuhause_in
      lebensmittelpunkt wohnend ansässige zu_hause adresse heutige_adresse anschrift wohnadresse wohne wohnen heimat heimisch aus_der_gegend lebe sesshaft meldeadresse lebt_in wohnt_in wohnstandort`,
    relocate: `umzug umzugsbereit umziehen umzugsbereitschaft ziehen ortswechsel wohnortwechsel standortwechsel
      übersiedeln übersiedlung ortswechsel_bereit umsiedeln ort_wechseln den_ort_wechseln wechsel_des_wohnorts wohnortswechsel umzieht zieht_um wohnsitz_verlegen standort_wechseln räumlich_flexibel ortsflexibel örtlich_flexibel mobil bundesweit_einsetzbar umzuziehen`,
    near: 'nähe umgebung in_oder_um um raum großraum umland',
    abroad: 'ausland',
    right_to_work: `arbeitserlaubnis aufenthaltstitel aufenthaltserlaubnis arbeitsgenehmigung visum niederlassungserlaubnis
      arbeitsberechtigung arbeitsrecht aufenthaltsrecht beschäftigungserlaubnis berechtigt_zu_arbeiten
      arbeiten_dürfen visumpflicht visa arbeitsvisum arbeitsvisa papiere papiere_für arbeitsberechtigt arbeiten_darf darf_arbeiten sofort_arbeiten_darf arbeit_erlaubt erlaubt_zu_arbeiten blaue_karte daueraufenthalt unbefristete_niederlassungserlaubnis unbefristeter_aufenthalt aufenthaltsgenehmigung arbeitspapiere kein_visum visum_nötig visumfrei freizügigkeit eu_freizügigkeit erwerbstätigkeit_gestattet beschäftigung_gestattet zugang_zum_arbeitsmarkt arbeitsmarktzugang`,
    sponsor: 'sponsoring visasponsoring bürgschaft visumsunterstützung sponsoren',
    citizen:
      'staatsbürger staatsbürgerin staatsangehörigkeit staatsbürgerschaft pass eu_bürger eu_staatsbürger eu_bürgerin',
    salary:
      'gehalt gehaltsvorstellung gehaltswunsch gehaltsvorstellungen lohn stundensatz tagessatz jahresgehalt',
    notice: 'kündigungsfrist frist wochen_frist',
    start: `verfügbar sofort eintrittstermin ab_sofort eintritt anfangen starten frühestmöglicher einsatzbereit
      beginn beginnen frist antreten einsteigen eintreten loslegen arbeitsbeginn dienstantritt zur_verfügung
      startklar eintrittsdatum frei verfügbar_in verfügbar_ab frei_ab frei_in gebunden noch_gebunden an_bord hier_sein dabei_sein einstieg starttermin antritt anfang verfügbar_innerhalb kurzfristig kurzfristig_verfügbar sofort_verfügbar frühester_eintritt nächstmöglich zum_nächstmöglichen wochen_zum vertrag_läuft`,
    full_time: 'vollzeit',
    part_time: 'teilzeit',
    shift: `schicht schichten schichtarbeit nachtschicht schichtbereit wochenende wochenenden bereitschaft
      rufbereitschaft wochenendarbeit schichtdienst spätschicht frühschicht nachtdienst nachtschichten
      frühschichten spätschichten abenddienste gleitzeit nachtarbeit nachtdienste nachtschichtdienst
      wochenenddienst wochenenddienste bereitschaftsdienst rufdienst abendschicht früh_und_spätschicht
      schichtmodell wechselschicht wechselschichten tagschicht tagschichten sonntagsdienst sonntagsdienste samstag samstags samstagvormittag samstagvormittage sonntag sonntags sonntagsarbeit samstagsarbeit feiertage feiertagsdienste feiertagsarbeit bereitschaftsdienste dreischicht drei_schicht zweischicht zwei_schicht dreischichtbetrieb zweischichtbetrieb schichtbetrieb schichtsystem vollschicht dauernachtschicht spätdienst spätdienste frühdienst frühdienste abends nachts abendarbeit dienste vormittage abende geteilter_dienst teildienst schichtbereitschaft`,
    travel: 'reisebereit reisebereitschaft reisen dienstreisen reisetätigkeit',
    remote: `homeoffice remote hybrid vor_ort präsenz homeoffice_tage tage_im_homeoffice von_zu_hause heimarbeit mobiles_arbeiten telearbeit`,
    clearance: 'führungszeugnis sicherheitsüberprüfung',
    driving: 'führerschein fahrerlaubnis pkw eigenes_auto führerschein_klasse',
    would: `würde bereit möchte bereitschaft gewillt offen interesse wäre verfügbar_für verfügbarkeit möglich
      bereitschaft_zu offen_gegenüber akzeptieren`,
    senior: 'senior leitend leitende leitender',
    executive: 'geschäftsführer geschäftsführerin vorstand direktor direktorin bereichsleiter',
    junior: 'junior berufseinsteiger',
    link: 'linkedin github xing portfolio webseite website homepage',
    yes: `ja gern gerne bereit möglich kein_problem verfügbar_für einverstanden problemlos jederzeit kein_hindernis recht sind_mir_recht mir_recht in_ordnung ok okay nichts_gegen einverstanden_mit offen_für mitmacht mache_ich macht_mit geht_klar passt passt_mir gerne_auch bereit_zu bereitschaft_vorhanden vorstellbar denkbar unproblematisch kein_thema stört_nicht nicht_scheut scheut_nicht akzeptiert akzeptabel kann_ich können_wir möglich_sind`,
    budget: `budget budgets jahresbudget budgetverantwortung etat finanzverantwortung kostenstelle mittel haushalt
      finanzrahmen ausgaben zu_vergeben verantwortete_mittel jahresetat gesamtbudget projektbudget kostenverantwortung umsatzverantwortung ergebnisverantwortung p_l gelder geldmittel volumen budgetrahmen budgethoheit einkaufsvolumen projektvolumen budgetverantwortlich budgetverantwortliche in_eigener_hand finanzielle_verantwortung ausgabenverantwortung`,
    deputy: 'stellvertretender stellvertretende stellvertreter assistent assistentin vize',
    only: 'nur ausschließlich lediglich',
  },
  status: {
    before: {
      denied: `kein keine keinen keinem keiner nicht ohne nie noch_nie keinerlei weder noch_keine bisher_keine niemand nichts kenne_nicht noch_nicht nicht_mit bitte_keine bitte_kein bitte_nicht ich_nicht mache_nicht`,
      basic: 'grundkenntnisse grundlagen erste_erfahrungen_mit basiskenntnisse anfänger etwas',
      learning: `lernt lerne kurs weiterbildung in_ausbildung studiere schulung_in einführung_in immatrikuliert
        seminar_zu selbststudium lerne_zurzeit lerne_gerade erste_schritte_mit eingeschrieben_für
        angemeldet_zum_kurs arbeite_mich_ein arbeite_mich_gerade_ein besuche_derzeit besuche_zurzeit besuche_gerade lehrgang_zu mache_gerade_einen_kurs nehme_teil_an lerne_seit_kurzem einarbeitung_in lerne_noch kurs_in gerade_angefangen angefangen_mit gerade_mit`,
      planned: `geplant plane möchte interesse_an angestrebt angemeldet_für angemeldet_zu strebe anstreben suche
        vorbereitung_auf ziel habe_vor will beantragt vorhaben vorhaben_für nächstes_jahr demnächst bis_2027 bis_2028 bis_2030 ab_2027 ab_2028 würde_gern würde_gerne ich_möchte vorgesehen_für warte_auf träume_von angepeilt`,
      lapsed: 'abgelaufen ehemals bis früher abgelaufene',
      abandoned: `abgebrochen abbruch ohne_abschluss nicht_abgeschlossen nicht_beendet nicht_bestanden durchgefallen durch_die_prüfung gescheitert_an nicht_geschafft`,
      seen: `beobachtet hospitiert hospitation zugeschaut kennengelernt teilnahme_an_vortrag neben_kollegen
        zugesehen auf_einer_messe messe vortrag_über zugeschaut_bei vorführung_von gesehen`,
      others: `durchgeführt_von durch_externe durch_kollegen extern vom_dienstleister zuarbeit_für unterstützung_der
        berichtete_an ein_dienstleister externe_firma eine_externe kollegen_arbeiteten in_der_zentrale kollegen_nutzten die_it_abteilung meine_chefin mein_chef meine_vorgesetzte mein_vorgesetzter eine_andere_abteilung zuständig_war`,
      private: `hobby hobbys privat freizeit in_meiner_freizeit zu_hause daheim in_der_freizeit nebenbei_privat bastle bastele`,
    },
    behind: {
      denied: `keine nie nicht noch_nicht nicht_vorhanden nicht_durch_mich keine_erfahrung ausgeschlossen
        nicht_möglich unmöglich kommt_nicht_in_frage kenne_ich_nicht spreche_ich_nicht mache_ich_nicht_mit mag_ich_nicht nicht_bekannt unbekannt habe_ich_nie nicht_genutzt habe_ich_nicht kann_ich_nicht lehne_ich_ab nicht_gewünscht`,
      basic: 'grundkenntnisse grundlagen anfänger basiskenntnisse',
      learning: `laufend in_ausbildung im_studium kurs lernend nur_lesend im_gange begonnen gerade_begonnen abendkurs
        laufender_kurs arbeite_mich_gerade_ein arbeite_mich_ein lerne_ich lerne_ich_gerade in_einarbeitung angefangen gerade_angefangen`,
      planned: `geplant voraussichtlich angemeldet in_vorbereitung angestrebt steht_aus ausstehend prüfung_im
        abzulegen nächstes_jahr nächsten_jahr beantragt in_planung in_absicht vorgesehen bevorstehend ansteht
        demnächst angepeilt angestrebt_ende wird_angestrebt für_2027 möchte_ich in_aussicht folgt ist_geplant`,
      lapsed: `abgelaufen nicht_verlängert ungültig erloschen nicht_mehr_gültig entzogen ruht verfallen ausgelaufen
        beendet_gültigkeit nicht_mehr_aktiv gekündigt eingezogen zurückgegeben gilt_nicht_mehr seit_2021_nicht_mehr ungültig_geworden nicht_erneuert ohne_verlängerung`,
      abandoned: `abgebrochen ohne_abschluss nicht_abgeschlossen abbruch exmatrikuliert nicht_bestanden nicht_beendet
        nicht_fertig abgebrochene aufgegeben vorzeitig_beendet unvollendet nicht_zu_ende ohne_abschluss_verlassen verlassen nicht_abgelegt durchgefallen begonnen_und_abgebrochen`,
      seen: `nur_beobachtet hospitiert gesehen vorführung benutzt_wird vorgeführt`,
      others: `durch_externe extern_vergeben vergebe_ich_extern durch_kollegen macht_die wird_von wurde_von lag_bei
        lag_beim oblag von_einer_anderen von_meinem betreut_von machte_die war_sache_der für_uns
        lag_in_den_händen bei_meinem_vorgesetzten durch_das_team der_kollegen führte_mein ich_nicht nutzten_kollegen nutzten_andere andere_abteilung durch_eine_fremdfirma durch_fremdfirma zuständig_war_eine_andere`,
      private: `hobby privat in_der_freizeit zu_hause am_wochenende daheim für_private_projekte nur_privat
        private_projekte`,
    },
  },
};
