import type { Wider } from './wider.ts';

/** Italian beyond ../it.ts: how offers are worded and how resumes say it. */
export const it: Wider = {
  function_words: `
    prima_ prime primi
    si_richiede si_richiedono si_ricerca si_ricercano si_cerca si_cercano richiesta richiesti richieste richiede
    richiedono richiediamo ricerchiamo cerchiamo_ esigiamo gradito gradita graditi gradite gradita_ costituisce
    costituiscono rappresenta titolo_preferenziale costituisce_titolo_preferenziale titolo_preferenziale_
    preferenziale preferenziali preferibile preferibilmente preferibile_ preferita è_richiesta è_richiesto è_gradita
    è_gradito è_necessario è_necessaria è_indispensabile è_fondamentale è_obbligatorio è_obbligatoria necessaria
    necessario necessarie necessari indispensabile indispensabili fondamentale fondamentali imprescindibile
    imprescindibili obbligatorio obbligatoria obbligatori obbligatorie tassativo tassativa tassativamente vincolante
    vincolanti inderogabile essenziale essenziali requisito requisiti requisito_fondamentale requisito_essenziale
    requisito_minimo pregressa pregresso pregresse pregressi precedente_ maturata maturato maturati maturate ha_maturato
    aver_maturato abbia_maturato maturare consolidata consolidato consolidate comprovata comprovato comprovate comprovati
    provata dimostrata dimostrato dimostrabile dimostrabili documentata documentato documentabile certificabile solida
    solido solide solidi ottima ottimo ottime ottimi buona buono buone buoni discreta discreto eccellente eccellenti
    significativa significativo significativa_ adeguata adeguato idonea idoneo sufficiente sufficienti reale concreta
    concreto effettiva effettivo approfondita_ in_possesso in_possesso_di in_possesso_della in_possesso_del possesso
    possesso_di possesso_della possesso_del possiede possedere possieda possedute essere_in_possesso sia_in_possesso
    munito munita muniti munite munito_di munita_di dotato dotata dotati provvisto provvista dispone disporre disponga
    detenere detiene detenga titolare titolare_di titolari sia siano fosse essere_ essere stato stata stati state
    è_stato è_stata sia_stato sia_stata abbia abbiano aver avere ha_avuto abbia_avuto ha_già già_ abbia_già chi_ha
    persona_ risorsa_ la_risorsa il_candidato la_candidata il_candidato_ideale candidato_ideale la_persona profilo
    profilo_ideale figura_ la_figura il_profilo collaboratore_ideale candidati candidate aspirante professionista
    sappia sa saper sapere sappiano deve dovrà dovrebbe debba devono dovranno può potrà possa poter potere in_grado
    in_grado_di capace capaci conosca conosce conoscere conosci sai hai possiedi parli vivi sei_ ti_ tu_ vi_ voi_ lei_
    nel_corso nel_corso_di della_carriera nella_carriera nella_sua_carriera almeno_un_poco qualora laddove ove
    altresì inoltre nonché_ anche anche_solo oppure_anche ulteriore ulteriori altro altra altri altre tale tali
    varie vari diverso diversi diverse qualsiasi qualunque relativo relativa relativi relative inerente inerenti
    attinente attinenti presso verso tra fra tramite mediante attraverso riguardo circa
    si_valuta si_valutano valutiamo saranno_valutati verranno_valutati plus costituirà costituirà_un_plus è_un_plus
    un_plus si_offre offriamo sede sesso ambosessi entrambi_i_sessi astenersi annuncio selezione inserimento_di
    occupato occupata si_è_occupato si_è_occupata occuparsi si_occupa si_occupi occuparsi_di svolto svolta svolgere
    svolge svolga ha_svolto abbia_svolto effettuato effettuata effettuare effettua eseguito eseguita eseguire esegue
    vero vera davvero realmente personalmente specifica specifico specifiche specifici in_particolare particolare`,
  cues: {
    leader: `responsabile_di_negozio store_manager capo_cantiere capocantiere caposala capo_turno capoturno capo_squadra caposquadra capo_cuoco chef_di_cucina responsabile_di_reparto direttore direttrice responsabile_di_produzione gerente`,
    know: `avvezzo avvezza avvezzi avvezzo_a avvezza_a abituato abituata abituati abituato_a abituata_a ferrato
      ferrata ferrati ferrato_in ferrata_in pratico pratica_ pratici pratiche pratica_di pratica_nella pratico_nella
      pratica_con pratica_nell_uso esperto esperta_ navigato navigata rodato rodata collaudato collaudata formato
      formata formati formate formazione_in formato_in formata_in addestrato addestrata istruito istruita
      specializzato specializzata specializzati specializzato_in specializzata_in utilizzatore utilizzatrice
      utilizzatore_di utente utente_di utente_esperto utente_avanzato utilizzo utilizzo_di utilizzo_del utilizzo_della
      uso uso_di uso_del uso_della all_uso_di nell_uso_di nell_utilizzo_di utilizza utilizzare utilizzi utilizzato
      abbia_utilizzato ha_utilizzato ha_usato abbia_usato usare usa usi usato adoperare adopera maneggiare maneggia
      destreggiarsi si_destreggia si_muove muoversi_con cavarsela padroneggia padroneggiare padroneggi padroneggiato
      padronanza_di padronanza_del padronanza_nell_uso dimestichezza_con dimestichezza_nell familiarità_con
      confidenza_con buona_conoscenza ottima_conoscenza conoscenza_base conoscenza_approfondita conoscenza_pratica
      nozioni_di conoscenza_avanzata attitudine_a attitudine_al propensione praticità manualità manualità_con
      competenza_in competenze_di capacità_d_uso capacità_di_utilizzo programmazione_in programmare_in sviluppo_in
      sviluppare_in preparato preparata`,
    industry: `settore_del settore_dell ambiente ambienti contesto contesti realtà mercato mondo industria_del
      comparto_del ambito_del nell_ambito segmento ambienti_`,
    past: `proveniente provenienti provenienza provenire provenga proviene proveniente_dal proveniente_da
      provenienza_da provenienza_dal in_arrivo_da passato_per passata_per passato_da ex_dipendente_di`,
    now: `ricopre_attualmente attualmente_impiegato attualmente_impiegata tuttora_ tutt_ora ad_oggi al_momento
      a_oggi oggi_come_oggi lavora_ancora continua ancora_impiegato`,
    work: `anzianità_di_servizio anzianità_di
      ricoperto ricoprire ricopre ricopra ricoperto_il_ruolo ricoperto_ruoli mansione mansioni mansione_di mansioni_di
      incarico incarichi ruolo_ruoli prestato_servizio attività_lavorativa vita_lavorativa percorso_lavorativo
      percorso_professionale carriera carriera_professionale esperienza_lavorativa_ lavorato_come impiego impiegato_in
      impiegata_in occupazione lavorativi lavorativa lavorative anzianità alla_guida_di_mezzi`,
    as: `nel_ruolo_di nel_ruolo in_ruoli_di in_qualità_di con_mansioni_di con_mansione_di nella_mansione_di
      nella_posizione_di in_posizione_di in_veste_di con_la_qualifica_di in_un_ruolo_di`,
    completed: `conseguite_ diplomato diplomata diplomati laureato laureata laureati ottenimento completo completa
      terminata terminati portato_a_compimento superati superate conclusa conclusi acquisiti`,
    degree: `titolo_di_studio titolo_universitario formazione_universitaria studi_universitari percorso_universitario
      laurea_in laureato_in_ laureata_in_ titolo_accademico formazione_accademica indirizzo lauree`,
    secondary: `diploma_di_scuola_superiore diploma_superiore diploma_di_maturità maturità perito diploma_di_perito
      ragioneria diploma_di_ragioneria diploma_di_geometra liceo diploma_di_liceo scuola_superiore scuole_superiori
      scuola_media_superiore licenza_media terza_media diploma_tecnico diploma_quinquennale diploma_alberghiero`,
    vocational: `qualifica_professionale qualifica_triennale qualifica attestato_di_qualifica formazione_professionale
      istituto_professionale operatore_socio_sanitario oss`,
    bachelor: `laurea_triennale laurea_breve triennale laurea_di_primo_livello`,
    master: `laurea_magistrale laurea_specialistica magistrale specialistica laurea_quinquennale ciclo_unico
      laurea_a_ciclo_unico vecchio_ordinamento`,
    student: `studente studentessa laureando laureanda laureandi iscritto_all_università iscritta_all_università`,
    certificate: `iscrizione iscrizione_all_albo iscritto_all_albo iscritta_all_albo iscritti_all_albo albo
      iscrizione_all_ordine iscritto_all_ordine iscritta_all_ordine ordine abilitazione abilitato abilitata
      abilitazione_all_esercizio patentino patentini patentino_del tesserino attestato attestato_di attestati 
      corso_di qualifica_di certificazione_di idoneità libretto libretto_sanitario esame_di_stato tessera cqc`,
    valid: `in_corso_di_validità in_validità valido valida validi valide non_scaduto non_scaduta vigente vigenti
      in_regola aggiornato aggiornata ancora_valido ancora_valida attivo attiva rinnovato rinnovata`,
    speak: `parlare parla parlato parlata parlati scritto scritta orale esprimersi si_esprime conversare comunicare
      parlato_e_scritto scritto_e_parlato sia_scritto sia_parlato comprensione leggere`,
    native: `madrelingua lingua_madre di_madrelingua bilingue bilingui nativo nativa`,
    fluent: `fluente fluenti fluentemente fluido fluida correntemente corrente scioltezza con_scioltezza avanzato_
      avanzata_ ottimo_livello livello_ottimo livello_alto ottima_padronanza perfetta_padronanza perfettamente
      perfetta livello_avanzato ottima_ ottimo_ disinvoltura con_disinvoltura`,
    working_level: `buon_livello livello_buono professionale livello_professionale buona_padronanza post_intermedio
      commerciale`,
    intermediate: `intermedio intermedia livello_intermedio medio livello_medio discreto_ discreta_ conversazione
      colloquiale`,
    basic: `scolastico scolastica elementare nozioni infarinatura base di_base basico basica livello_base`,
    lead: `gestito_risorse gestione_di_risorse gestire_risorse gestione_risorse_ gestione_del_team gestione_di_un_team
      coordinato_risorse coordinamento coordinamento_di_risorse coordinamento_del_personale coordino gestisco guido
      dirigo supervisiono coordinare coordini gestisca diriga guidi alle_sue_dirette_dipendenze sotto_la_sua_guida
      sotto_la_sua_responsabilità alle_mie_dipendenze a_suo_carico con_riporti_diretti riporti_diretti
      gestione_del_personale_ responsabilità_di_personale responsabilità_sul_personale conduzione_di
      team_di squadra_di gestione_squadra`,
    people: `risorse_ riporti colleghe collega_ addette stagiste praticanti neoassunti operatrici tecniche commesse
      magazziniere_ geometri consulenti analisti`,
    team: `team squadra squadre gruppo brigata reparto ufficio staff`,
    mentor: `affianco affianca affiancando affiancato_apprendisti formo seguo_apprendisti seguo_stagisti
      mentore mentoring tutor tutoraggio affiancato affiancare affiancamento affiancamento_di formato_colleghi
      formato_il_personale formazione_di seguito_stagisti seguito_tirocinanti`,
    live: `domicilio domiciliato domiciliata domiciliati residente residenti residenza risiede risieda risiedere
      abita abiti abitare abitante vive viva vivere stanziale con_sede basato basata`,
    near: `limitrofe limitrofi limitrofa limitrofo zone_limitrofe comuni_limitrofi zone zona vicinanze dintorni
      nelle_vicinanze provincia hinterland prossimità circondario paraggi immediate_vicinanze`,
    right_to_work: `regolare_permesso_di_soggiorno permesso_di_soggiorno permesso_di_lavoro carta_di_soggiorno
      documenti_in_regola autorizzazione_al_lavoro diritto_di_lavorare autorizzato_a_lavorare autorizzata_a_lavorare
      regolarmente_soggiornante permesso_di_soggiorno_valido`,
    salary: `pretese_economiche aspettative_economiche ral retribuzione richiesta_economica aspettativa_retributiva`,
    start: `disponibile_da_subito disponibile_subito da_subito immediata_disponibilità inizio_immediato
      ingresso_immediato tempestiva quanto_prima`,
    full_time: `full_time tempo_pieno a_tempo_pieno`,
    part_time: `part_time tempo_parziale a_tempo_parziale mezza_giornata`,
    shift: `turni turno turnazione su_turni a_turni tre_turni due_turni ciclo_continuo lavoro_notturno notturno notturna
      notturni notte di_notte notti weekend fine_settimana festivi domenica domeniche sabato sabati reperibilità
      straordinari straordinario orario_spezzato lavoro_festivo lavoro_su_turni turno_notturno turni_notturni`,
    travel: `trasferta trasferte viaggi viaggiare viaggio spostamenti trasferte_all_estero trasferte_nazionali
      viaggi_di_lavoro`,
    remote: `smart_working da_remoto telelavoro lavoro_da_remoto ibrido in_presenza`,
    driving: `patente_c patente_ce patente_d patente_a patente_be
      auto_propria auto macchina macchina_propria mezzo_proprio
      automunita_ automuniti automunite mezzo_di_trasporto moto_propria vettura`,
    would: `disponibile_per_ disponibilità_a disponibilità_al disponibilità_alle disponibilità_per disposto_a disposta_a
      accettare accetti voglia volontà`,
    or_similar: `o_affini o_simili o_similari o_affine o_simile o_titolo_equipollente o_equipollente o_equivalente
      o_equivalenti o_analogo o_analoga o_analoghi o_indirizzo_affine`,
    thing: `applicativo applicativi gestionale gestionali software pacchetto programma programmi linguaggio linguaggi
      strumento strumenti piattaforma piattaforme sistema_gestionale`,
    deep: `approfondita approfondito approfondite avanzate avanzati`,
    expert: `esperti esperte specialista guru referente`,
  },
  status: {
    before: {
      denied: `non_ho non_possiedo non_sono non_dispongo non_conosco non_uso non_ho_mai mai_usato nessuna_esperienza
        privo_di priva_di senza_esperienza nessun nessuna`,
      basic: `infarinatura_di qualche_nozione un_po_di rudimenti`,
      learning: `sto_imparando sto_studiando sto_frequentando iscritto_a iscritta_a iscritto_al iscritta_al frequento
        frequentante studente_di`,
      planned: `intendo vorrei conto_di prossimo prossima in_attesa_di in_programma`,
      lapsed: `scaduto scaduta ormai_scaduto non_ho_più`,
      abandoned: `interrotto interrotta abbandonato abbandonata non_concluso`,
    },
    behind: {
      denied: `mai_utilizzato mai_utilizzata mai_usato mai_usata non_utilizzato non_posseduta non_posseduto nessuna
        non_ancora per_nulla mai`,
      basic: `nozioni infarinatura scolastico scolastica rudimenti qualche_parola un_po`,
      learning: `in_apprendimento in_fase_di_apprendimento in_corso_ in_corso_di_studio in_corso_di_apprendimento
        in_via_di_apprendimento sto_imparando lo_sto_studiando corso_iniziato corso_in_svolgimento iscritto iscritta
        frequenza_in_corso in_formazione studente`,
      planned: `da_fare ancora_da_fare da_iniziare da_ottenere
      in_fase_di_conseguimento in_corso_di_conseguimento in_via_di_conseguimento in_fase_di_rilascio
        in_attesa in_attesa_di da_conseguire da_sostenere prevista previsto in_previsione esame_previsto in_programma
        conseguimento_previsto prossimamente in_arrivo in_rilascio da_iniziare`,
      lapsed: `scaduto scaduta scaduti scadute scaduto_nel scaduta_nel non_rinnovato non_rinnovata
        decaduto decaduta ritirata ritirato sospesa sospeso revocata non_più_valido non_più_valida`,
      abandoned: `lasciata lasciato
      non_conclusa non_concluso non_terminata non_terminato non_completata non_completato non_conseguita
        non_conseguito interrotta interrotto interrotti abbandonata abbandonato incompiuta incompleta incompleto
        sospesi rinuncia rinuncia_agli_studi senza_titolo esami_sostenuti mancano`,
      held: `in_corso_di_validità valido_fino valida_fino valido_fino_al valida_fino_al`,
    },
  },
};
