import type { Wider } from './wider.ts';

/** German of Germany, Austria and Switzerland, beyond ../de.ts: how offers are worded and how resumes say it. */
export const de: Wider = {
  function_words: `
    erste erster ersten erstes von_vorteil
    vorausgesetzt voraussetzung wird_vorausgesetzt werden_vorausgesetzt setzen_wir_voraus zwingend zwingende zwingender
    zwingendes unabdingbar unabdingbare unerlässlich unverzichtbar erforderlich erforderliche erforderlicher
    erforderliches notwendig notwendige obligatorisch verpflichtend bedingung grundvoraussetzung muss_kriterium
    wünschenswert wünschenswerte erwünscht gewünscht gewünschte von_vorteil vorteilhaft vorteil wäre_von_vorteil
    ist_von_vorteil gern_gesehen gerne_gesehen idealerweise bestenfalls nach_möglichkeit möglichst vorzugsweise
    bevorzugt plus pluspunkt wäre_schön setzt_voraus bringt_mit bringen_mit bringst_mit mitbringen mitbringt mitgebracht
    sie_bringen du_bringst zeichnet_sich überzeugen überzeugt verfügt verfügen verfügst verfüge verfügend besitzt
    besitzen besitz im_besitz in_besitz besitzt_du hat_bereits hat_schon haben_bereits hast haben hat gehabt gesammelt
    sammeln gewonnen vorweisen vorweist vorzuweisen weist_vor kann_vorweisen nachweisen nachweist nachweisbar
    nachweisbare nachweisbarer nachgewiesen nachgewiesene nachweislich nachweisliche nachzuweisen nachweis belegbar
    belegbare belegt einschlägig einschlägige einschlägiger einschlägigen einschlägiges entsprechend entsprechende
    entsprechender fundiert fundierte fundierter fundiertes solide solides solider solid umfangreich umfangreiche
    umfassend umfassende umfassender langjährig_ ausgeprägt ausgeprägte ausgeprägter tiefgehend sicher sichere sicherer
    sicheres sicheren gut gute guter gutes guten sehr ausgezeichnet ausgezeichnete hervorragend hervorragende
    exzellent exzellente bestehend bestehende vorhanden vorhandene vorliegend tatsächlich konkret konkrete konkreter
    ausreichend ausreichende angemessen wir_suchen wir_erwarten wir_wünschen wir_verlangen suchen gesucht_wird
    gesucht_werden gefordert gefordert_wird verlangt verlangt_wird erwartet erwarten wird_erwartet wird_gefordert
    stelle position_erfordert erfordert benötigt benötigen ihr_profil dein_profil profil anforderung anforderungen
    kandidat kandidatin kandidaten bewerber bewerberin bewerbende bewerbender person jemand jemanden der_die
    blickt blickt_zurück blicken zurückblicken zurückblickt zurück blickt_auf blicken_auf kommt_mit bereits schon
    einmal schon_einmal jemals irgendwann im_laufe laufbahn im_laufe_der im_rahmen zumindest_etwas sowie_auch
    sein seine seinen ihr ihre ihren ihrer dein deine deinen selbst eigene eigener eigenen eigenes
    muss müssen musst sollte sollten soll sollen kann können könnte könnten dürfen darf wäre wären würde_gern
    getragen trägt tragen übernommen_ war waren gewesen ist sind sei seien bist geworden wird werden wurde wurden
    sie_sind du_bist sie_haben du_hast sie_verfügen sie_können du_kannst sie_besitzen du_besitzt sie_kennen
    sich bei beim vom zum zur im ins aus auf an am als_auch mit nach für gegenüber rund um circa etwa ungefähr
    insbesondere vor_allem beispielsweise bzw z b usw etc diverse verschiedene mehrere_ alle allen jede jeder
    oder_ähnliches m w d gn divers`,
  cues: {
    leader: `pflegedienstleiter pflegedienstleiterin filialleiter filialleiterin marktleiter marktleiterin schichtleiter schichtleiterin küchenchef küchenchefin bauleiter bauleiterin stationsleiter stationsleiterin abteilungsleiter abteilungsleiterin gruppenleiter gruppenleiterin betriebsleiter betriebsleiterin restaurantleiter restaurantleiterin polier vorarbeiter vorarbeiterin produktionsleiter produktionsleiterin`,
    experience: `praxis  berufspraxis praxiserfahrungen praxiserfahrene berufserfahren hintergrund
      background erste_erfahrungen vorerfahrung vorerfahrungen`,
    know: `fit fit_in sattelfest sattelfest_in trittsicher firm firm_in vertraut vertraute vertrauter vertraut_mit
      bestens_vertraut kundig kundige erprobt erprobte erprobter beschlagen beschlagen_in routiniert routinierte
      routinierter routine_in versierte_r versierter_anwender versierte_anwenderin geschult geschulte geschulter
      geschult_in geschult_auf anwender anwenderin anwender_von anwenderin_von anwenderkenntnis nutzer nutzerin
      nutzung nutzung_von anwendung anwendung_von anwendungssicher anwendungssicherheit beherrschung beherrschung_von
      beherrscht beherrschen beherrschst beherrsche umgehen umgang_mit sicherer_umgang im_umgang im_umgang_mit
      hantieren bedienen bedient bedienung bedienung_von nutzt nutzen genutzt einsatz_von angewandt angewendet
      anwenden arbeiten_mit arbeitet_mit gearbeitet_mit gearbeitet_haben_mit kennt kennen kennt_sich_aus auskennen
      auskennt sich_auskennen gespür vorkenntnisse fundiertes_wissen kompetent kompetente fachkundig fachkundige
      spezialisiert spezialisiert_auf qualifiziert qualifizierte qualifiziert_in ausgebildet_in eingearbeitet
      eingearbeitet_in gewandt gewandtheit affinität affinität_zu begabung talent_für geschick`,
    industry: `branchenerfahrung branchenkenntnis branchenkenntnisse umfeld umfelder sektoren branchen wirtschaftszweig
      gewerk segment fachbereich welt_der`,
    past: `kommt_aus kommen_aus stammt_aus stammen_aus stammend herkunft kommst_aus kommend aus_der_branche_kommend
      aus_dem_bereich_kommend quereinsteiger_aus vormals vorher zuvor einst war_schon`,
    now: `derzeit im_einsatz zurzeit zur_zeit gegenwärtig momentan nach_wie_vor immer_noch weiterhin noch_immer
      aktuell_tätig derzeit_tätig`,
    work: `betriebszugehörigkeit dienstalter berufsausübung
      berufsjahre berufsjahren berufsleben berufstätigkeit berufstätig berufspraxis_ beschäftigung tätigkeiten
      eingesetzt im_einsatz_ einsatz gewirkt angestellt anstellung werdegang berufsweg arbeitsjahre dienstjahre
      dienstjahren praxisjahre im_arbeitsleben wirkte fungiert fungierte`,
    month: `monatig monatige monatiger monatiges monatigen`,
    week: `wöchig wöchige wöchiger wöchiges wöchigen`,
    year: `jährig jährige jähriger jähriges jährigen jährigem berufsjahre berufsjahren dienstjahre praxisjahre arbeitsjahre lebensjahre_`,
    as: `in_der_funktion_als in_der_rolle in_der_rolle_als in_der_position in_position_als in_einer_position_als
      im_amt_als in_funktion_als in_der_tätigkeit_als`,
    completed: `abgelegt abgelegte abgelegter absolvierte absolvierter absolviertes bestandene bestandener geprüft
      geprüfte geprüfter geprüftes ausgelernt ausgelernte ausgelernter fertige fertiger vollendete erworbene erworbener
      graduiert staatlich_geprüft examiniert examinierte diplomiert diplomierte`,
    degree: `studium hochschulstudium hochschulabschluss studienabschluss akademischer_abschluss akademische_ausbildung
      hochschulbildung akademiker akademikerin studiert akademischer_grad universitätsabschluss fachhochschulabschluss
      studienrichtung abgeschlossenes_studium fh_abschluss uni_abschluss`,
    secondary: `matura reifeprüfung abitur fachabitur hochschulreife fachhochschulreife schulabschluss mittlere_reife
      realschulabschluss hauptschulabschluss quali pflichtschulabschluss hak_matura htl_matura berufsmaturität maturität`,
    vocational: `lehre berufslehre lehrabschluss lehrabschlussprüfung ausbildung berufsausbildung gesellenbrief lap
      facharbeiterbrief efz ausbildung_zum ausbildung_zur ausbildung_als lehre_als lehre_zum lehre_zur facharbeiter
      berufsabschluss kaufmännische_ausbildung handwerkliche_ausbildung`,
    student: `studierend studierende studierender immatrikuliert eingeschrieben werkstudent werkstudentin`,
    certificate: `schein scheine bescheinigung bescheinigungen nachweis_über befähigungsnachweis sachkundenachweis
      sachkunde befähigung lizenzen zulassung zulassungen approbation bestellung weiterbildung_zum weiterbildung_zur
      fortbildung_zum fortbildung_zur prüfung_zum prüfung_zur ausweis berechtigungsschein unterweisung`,
    licence: `fahrerlaubnis_ führerscheinklasse berechtigung lenkerberechtigung führerausweis befugnis`,
    valid: `gültig gültige gültiger gültiges gültigen nicht_abgelaufen noch_gültig aktuell_gültig unbefristet gilt
      geltend aufrecht aufrechte aufrechter laufend_`,
    speak: `sprechen spricht spreche sprichst gesprochen sprachlich in_wort_und_schrift in_wort in_schrift mündlich
      schriftlich mündlich_und_schriftlich wort_und_schrift kommunizieren kommuniziert verständigen sprachgewandt
      sprachkenntnis deutschsprachig konversation`,
    native: `muttersprachler muttersprachlerin muttersprachlich muttersprachliches erstsprache zweisprachig bilingual`,
    fluent: `fliessend fließend fließende fließendes flüssig verhandlungssicher verhandlungssichere verhandlungssicheres
      verhandlungsfähig sehr_gut_in perfekt perfektes ausgezeichnet_ exzellent_ sicher_in_wort einwandfrei
      fehlerfrei auf_muttersprachlichem`,
    working_level: `gut_in_wort_und_schrift gute_kenntnisse gutes gute_ berufssicher geschäftssicher arbeitssicher
      konversationssicher`,
    basic: `grundkenntnis grundlegend grundlegende ansatzweise basiskenntnisse rudimentär rudimentäre anfängerkenntnisse`,
    lead: `verantwortung_für_ein verantwortung_für_ein_team verantwortung_getragen teamverantwortung
      leitungsverantwortung leitungserfahrung leitungsfunktion fachliche_führung fachliche_leitung disziplinarische_führung
      schichtleitung gruppenleitung abteilungsleitung leitete_ führung_von leitung_von leitung_eines führung_eines
      führte_ein leite leitest führe geführt_hat geleitet_hat steuert steuerte steuerung_von koordiniert koordinierte
      koordination_von anleiten angeleitet anleitete beaufsichtigt beaufsichtigte aufsicht_über vorstand weisungsbefugt_
      vertretung_der_leitung mitarbeiterführung_ personalverantwortliche`,
    people: `mitarbeiterinnen_und_mitarbeiter kolleginnen_und_kollegen bedienstete servicekräfte hilfskräfte aushilfen
      aushilfskräfte lehrlinge lehrling leiharbeiter arbeiter arbeiterinnen fachkräften gesellen gesellinnen monteuren
      technikern entwicklern ingenieuren verkäuferinnen pflegenden pflegekräften lageristen produktionsmitarbeiter
      schichtmitarbeiter studierenden_ teilnehmern_`,
    team: `schicht_ mannschaft truppe crew belegschaft brigade kolonne gruppe teams`,
    mentor: `mentor mentorin mentoring pate patin angelernt anlernen anleiten_ eingeschult einschulung eingearbeitet_hat
      einarbeitung_von ausbilder ausbilderin ausgebildet_hat lehrlingsausbildung lehrlingsausbilder betreuung_von_azubis`,
    live: `wohnhaft ansässig sesshaft beheimatet wohnt wohnen wohnst lebt leben wohnort wohnsitz hauptwohnsitz zuhause
      zu_hause lebensmittelpunkt gemeldet angesiedelt stationiert`,
    near: `raum umkreis großraum einzugsgebiet umgebung nähe umland region in_der_nähe umkreis_von`,
    right_to_work: `arbeitsbewilligung aufenthaltsbewilligung aufenthaltstitel arbeitsberechtigung niederlassungsbewilligung
      bewilligung_c bewilligung_b rot_weiß_rot_karte aufenthaltsgenehmigung arbeitsgenehmigung uneingeschränkt_arbeiten
      freier_zugang_zum_arbeitsmarkt blaue_karte`,
    start: `ab_sofort_ sofortiger_eintritt sofort_verfügbar_ sofortige sofortiger baldmöglichst ehestmöglich schnellstmöglich
      ehebaldig zeitnah verfügbarkeit sofortstart`,
    full_time: `vollzeit in_vollzeit vollzeitbeschäftigung ganztags 40_stunden 100_prozent`,
    part_time: `teilzeit in_teilzeit halbtags teilzeitbeschäftigung stundenweise geringfügig reduziert`,
    shift: `nachtdienst* nachtschicht* spätdienst* frühdienst* spätschicht* frühschicht* wochenenddienst* wochenendschicht* bereitschaftsdienst* schichtarbeit* schichtdienst* schichtbetrieb* wechselschicht* rufbereitschaft* feiertagsdienst* nachtarbeit* sonntagsarbeit*
      schicht schichten schichtarbeit schichtdienst schichtbetrieb wechselschicht wechselschichten dreischicht
      dreischichtbetrieb dreischichtsystem zweischichtbetrieb nachtschicht nachtschichten nachtdienst nachtarbeit
      frühschicht spätschicht wochenendarbeit wochenenddienst wochenenddienste wochenendbereitschaft rufbereitschaft
      bereitschaftsdienst bereitschaftsdienste feiertagsarbeit feiertagsdienst sonntagsarbeit überstunden vollkonti
      konti 3_schicht schichtbereitschaft nachts am_wochenende wochenenden turnusdienst radldienst`,
    travel: `montagebereitschaft montagetätigkeit montage_deutschlandweit montageeinsatz montagereisen
      reisetätigkeit reisetätigkeiten reisefreudig reisefreudigkeit reisebereit_ auslandsreisen geschäftsreisen
      dienstreise montage montageeinsätze auswärtstätigkeit außendiensttätigkeit reiseanteil`,
    remote: `homeoffice home_office remote mobiles_arbeiten hybrid fernarbeit telearbeit heimarbeit`,
    driving: `führerscheins 
      pkw_führerschein eigener_pkw eigenes_fahrzeug eigenes_kfz fahrzeug kfz auto
      fahrausweis führerausweis_ lenkerberechtigung_ mobil_mit_eigenem`,
    would: `bereitschaft_für bereitschaft_zur bereitschaft_zu_ bereitschaft_zum bereit_zur bereit_zum bereit_für
      lust_auf bereit_ist`,
    yes: `bereitschaft uneingeschränkt uneingeschränkte jederzeit_ sehr_gern liebend_gern selbstverständlich
      ist_vorhanden vorhanden_`,
    or_similar: `oder_vergleichbar oder_vergleichbare oder_vergleichbares oder_vergleichbarer oder_ähnlich oder_ähnliche
      oder_ähnlicher oder_ähnliches oder_gleichwertig oder_gleichwertige oder_gleichwertiges oder_äquivalent
      oder_artverwandt oder_verwandte oder_verwandter oder_vergleichbare_qualifikation oder_eine_vergleichbare
      oder_ein_vergleichbares oder_vergleichbare_ausbildung oder_artverwandte`,
    thing: `tool tools werkzeug werkzeuge software programm programme system systeme anwendung_ anwendungen plattform
      umgebung_ sprache_ technologie technologien lösung lösungen`,
    deep: `vertieft vertiefte vertieftes tiefgreifend tiefgreifende fortgeschritten fortgeschrittene weitreichende
      umfassende_ versiert_`,
    expert: `experte expertin spezialist spezialistin profi koryphäe expertenwissen expertenkenntnisse`,
    employer: `ehemalig_bei vormals_bei`,
  },
  status: {
    before: {
      denied: `bisher_nicht bislang_nicht noch_nie nie niemals kein keine keinen keinerlei ohne nicht_vorhanden habe_ich_nicht
        fehlende fehlt mangels`,
      basic: `etwas ein_wenig ein_paar_brocken rudimentäre erste_kenntnisse anfänger`,
      learning: `lerne gerade_dabei in_ausbildung_zum in_ausbildung_zur in_weiterbildung_zum in_weiterbildung_zur besuche
        vorbereitungskurs vorbereitungskurs_auf derzeit_in_ausbildung angehende angehender`,
      planned: `geplant strebe angestrebt anstrebend ziel vorgesehen demnächst beabsichtige künftig`,
      lapsed: `ehemalig ehemalige ehemaliger abgelaufener abgelaufene abgelaufenes erloschen erloschene`,
      abandoned: `abgebrochen abgebrochene abgebrochenes abgebrochener abbruch unvollendet`,
    },
    behind: {
      denied: `nicht_vorhanden nie_genutzt nie_verwendet noch_nie bisher_nicht habe_ich_bisher_nicht habe_ich_nicht
        besteht_nicht nicht_gegeben nicht_möglich keine keiner fehlt fehlend nicht_bestanden entfällt`,
      basic: `ein_paar_brocken brocken etwas wenig ein_wenig anfänger rudimentär einfach`,
      learning: `in_ausbildung in_weiterbildung vorbereitungskurs vorbereitungskurs_läuft kurs_läuft läuft läuft_noch
        läuft_gerade in_vorbereitung berufsbegleitend_seit lerne_ich derzeit_im_kurs im_aufbau in_arbeit
        voraussichtlich`,
      planned: `prüfung_geplant geplant_für geplant geplanter in_planung vorgesehen angestrebt steht_an steht_noch_aus
        ausständig noch_offen prüfung_im prüfung_2027 angemeldet anmeldung_erfolgt folgt in_aussicht beginnt beginn`,
      lapsed: `abgelaufen abgelaufen_seit abgelaufen_am abgelaufen_im ist_abgelaufen verfallen erloschen nicht_verlängert
        nicht_aufgefrischt auffrischung_nötig auffrischung_fällig ungültig entzogen nicht_mehr_gültig zurückgegeben
        ausgelaufen ruht ruhend`,
      abandoned: `nicht_beendet begonnen_nicht_beendet nach_zwei_semestern aufgegeben
      abgebrochen abgebrochen_nach ohne_abschluss nicht_abgeschlossen nicht_beendet vorzeitig_beendet
        unterbrochen nicht_bestanden unvollendet exmatrikuliert`,
      held: `noch_nicht_abgelaufen gültig_bis unbefristet_gültig`,
    },
  },
};
