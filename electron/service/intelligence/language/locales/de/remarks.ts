import type { Remarks } from '../../locale.ts';

/** What recruiters say in German around what they ask for (../../locale.ts). */
export const DE_REMARKS: Remarks = {
  greeting: `hallo hi moin servus guten_tag guten_morgen liebe lieber sehr_geehrte sehr_geehrter grüße gruß lg
    vg mfg danke dank`,
  who: `inhaber inhaberin partner gesellschafter betriebsleiter betriebsleiterin werksleiter kunde kunden
    kundin kundschaft auftraggeber auftraggeberin chef chefin abteilungsleiter abteilungsleiterin
    bereichsleiter bereichsleiterin fachbereich fachabteilung personaler personalerin personalabteilung
    geschäftsführer geschäftsführerin geschäftsführung hr kollege kollegin kollegen wir ich sie er`,
  said: `laut sagt sagte gesagt meint meinte gemeint besteht_darauf bestehen_darauf bestand_darauf pocht fragt
    fragte gefragt geeinigt vereinbart abgemacht zugesagt versprochen versprach betont betonte gefordert
    verlangt verlangte gewünscht erwähnt erwähnte gebeten bittet telefoniert gesprochen besprochen geredet
    geschrieben schreibt schrieb deutlich klar pingelig streng hartnäckig angerufen hingewiesen gemeldet`,
  ours: `wie_besprochen wie_vereinbart wie_telefonisch zur_info fyi übrigens schick_mir schickt_mir
    schicken_sie bitte_nur achte_auf achtet_auf achten_sie_auf bitte_vermerken bitte_notieren vermerken
    notieren anhaken hinschauen nachsehen nachschauen erinnerung noch_etwas noch_was kurze_frage laut_mail
    lt_mail telefonat`,
  telling: `wenn_es_fehlt eilt dringend eilig ganz_wichtig sehr_wichtig wichtig am_wichtigsten wichtigsten
    ist_denen_wichtig entscheidend ausschlaggebend unabdingbar nicht_verhandelbar verhandelbar nicht_diskutabel
    diskussion diskussionen ausnahme ausnahmen kompromiss kompromisse a_und_o muss_da_sein muss_drin_sein
    wurde_verlangt wurde_gewünscht wurde_gefordert verlangt gefordert gewünscht muss_nr anzufangen
    steht_und_fällt nicht_zu_rütteln`,
  aside: `wir ich meine mein meinen das_ist das_sind es_ist es_wird die_sind`,
  wants: `brauchen brauche suchen suche wollen möchten möchte erwarten erwarte wünschen benötigen hätten mögen
    bevorzugen verlangen setzen_voraus`,
  frame: `gebraucht brauch* bräucht* benötig* suche suchen sucht gesucht verlang* erforder* fordern fordert
    wünsch* wunsch erwart* will wollen will_sehen möcht* hätt* hätte_gern legt_wert legen_wert wert_auf
    wert_gelegt liegt_an liegt_viel liegt_mir achte* achten geachtet acht_geben schau schauen schaut guck*
    nachguck* überprüfen überprüf check kontrollier vergewisser* sicherstell* stellen_sie_sicher sicher_sein
    sehen sieht seht erkenn* erkennbar ersichtlich findet finden gefunden fragt frage fragen gefragt nachfrag*
    bestätig* bestätigen sag sagt sagen bescheid melde meldet meld_dich gib_mir vermerk* vormerk* markier*
    hervorheb* betont unterstreich* erwähn* erinner* kommt_zurück kommt_immer zurückkommt herumreit*
    reitet_darauf pocht beharr* darauf_an kommt_es kommt_es_an kommt_s ankommt kommt_es_uns hängt_ab
    hängt_alles hängt_davon steht_und_fällt zählt zählen gilt entscheid* ausschlag* maßgeb* abweichen
    weiche_ich_nicht weichen_wir_nicht reden_lassen handeln vorschlag* vorzuschlagen vorstellen vorzustellen
    einlad* eingeladen laden_ein schick* geschickt sende senden weiterleit* vorleg* vorauswahl auswählen nehm*
    genommen leid_tut tut_mir_leid entschuldig* sorry dankbar wäre_nett wäre_toll wäre_super hauptsache
    hauptsächlich vor_allem insbesondere besonders in_erster_linie zuallererst zuerst erster erste ersten
    oberste* höchste* priorität allerwichtigste* wichtigste* wichtig* zwingend* unbedingt unverzichtbar*
    unerlässlich* unverhandelbar* obligatorisch* pflicht bedingung voraussetzung* muss_sitzen kriterium egal
    gleichgültig einerlei was_auch_immer punkt_aus basta ende_der_durchsage ohne_wenn_und_aber wenn_und_aber
    klipp_und_klar eindeutig ganz_klar schlicht ehrlich wirklich tatsächlich absolut definitiv auf_jeden_fall
    in_jedem_fall keinesfalls auf_keinen_fall belegt nachweislich ausgewiesen am_besten möglichst idealerweise
    vorschrift vorgabe anforderung davon_ausgehen ausgehen`,
  yields: `weich* abweich* nachgeb* nachlass* rüttel* verhandel* diskutier* diskutabel handeln_lassen locker*
    lass_mit lassen_mit reden_lässt mit_sich_reden kompromiss*`,
  screening: `team teamleitung abteilung vorgesetzte vorgesetzter vorgesetzten auftrag versicherung betriebsrat
    station filialleitung anzeige ausschreibung profil profile unterlagen mappe akte stapel postfach rest mal
    frage antwort blick auge augen sache ding grund anfang moment briefing termin besuch rückmeldung kandidat
    kandidatin person bewerbung bewerber dafür davon darauf daran dabei hierfür hier stelle position rolle
    vakanz seiten nur ja doch eben halt eh`,
  talk: `leute kandidaten kandidatinnen bewerber bewerberinnen mail mails email e_mail nachricht telefon
    gespräch anruf montag dienstag mittwoch donnerstag freitag gestern heute vorhin gerade woche letzte letzten
    letzter liste oben ganz punkt nr nummer zweimal dreimal einmal das denen deren mir uns euch dir dem da dort
    hier sonst nichts gar erst noch etwas mehr sehr ständig immer wieder nochmal nochmals muss pflicht
    ausschreibung anzeige stellenanzeige stelle steht lebenslauf betr betreff lt laut wäre dabei brauchen
    bisschen schicken senden weiterleiten sei`,
  persons: `jemand jemanden jemandem niemand niemanden leute leuten person personen kandidat kandidaten
    kandidatin kandidatinnen bewerber bewerberin bewerberinnen profil profile profilen lebenslauf lebensläufe
    lebensläufen wer menschen mitarbeiter mitarbeiterin ehemalige ehemaligen den_rest alle`,
  takes: `laden lädt schick schickt schicke bringt bring empfehlen einladen lade sehen kennenlernen vorstellen
    schicken senden vorlegen anbieten nehmen einstellen berücksichtigen anschauen ansehen weiterleiten
    vorschlagen treffen interviewen sprechen anschaut zulassen stellen stelle stellt`,
  rejects: `tabu schade sinnlos zwecklos unsinn vergeblich umsonst winken_ab winkt_ab lehnen_ab lehnt_ab
    aussortieren aussortiere aussortiert ausschließen ausgeschlossen ausschluss raus raus_sein rausfallen
    fällt_raus fallen_raus vermeiden meiden absagen abgesagt weglassen streichen herausfiltern ausfiltern
    rausfiltern scheidet_aus scheiden_aus kommt_nicht_infrage kommen_nicht_infrage kommt_nicht_in_frage
    kommen_nicht_in_frage ist_falsch falsch_bei_uns bei_uns_falsch lassen_wir_weg lassen_wir_diesmal_weg streich
    streiche sortier sortiere wollen_sie_nicht wollen_wir_nicht will_er_nicht will_sie_nicht
    will_der_kunde_nicht will_die_kundin_nicht möchten_sie_nicht möchten_wir_nicht möchte_der_kunde_nicht
    mögen_sie_nicht mag_der_kunde_nicht lehnen_sie_ab lehnen_wir_ab lehnt_er_ab lehnt_sie_ab lehnt_der_kunde_ab
    lehnt_die_kundin_ab lehnt_der_chef_ab lehnt_die_chefin_ab`,
  denies: `nicht kein keine keinen niemand niemanden nie ungern`,
  nobody: `niemand niemanden keiner keinen`,
  needless: `nicht_nötig nicht_erforderlich nicht_notwendig kein_muss nicht_zwingend muss_nicht_sein`,
  us: `mir uns`,
  unwanted: `ausschluss ausschlusskriterium ausschlusskriterien ausschlussgrund ausschlussgründe ausgeschlossen
    unerwünscht unerwünschte negativliste schwarze_liste blacklist nogo nogos no_go no_gos tabu unpassend
    aussortieren ausschließen absage absagegrund absagegründe raus vermeiden meiden rote_flagge red_flag
    red_flags sperrliste ungeeignet`,
  aim: 'um zum zur',
  otherwise: 'sonst ansonsten andernfalls',
  unless: 'es_sei_denn außer_wenn sofern_nicht wenn_nicht',
  harm: `rot ärger problem probleme problematisch stört stören ärgert nervt verärgert wütend hasst hassen
    allergisch allergie mag_nicht beschwerde beschwerden schreckt abschreckt angst fürchtet sorge sorgen
    bedenken einwand einwände alarm alarmglocken dealbreaker veto minuspunkt minuspunkte nachteil nachteile
    disqualifiziert ablehnung abgelehnt lehnt verbrannt`,
};
