import type { Locale } from '../locale.ts';

/** Italian. */
export const it: Locale = {
  code: 'it',
  numbers: `zero:0 un:1 uno:1 una:1 due:2 tre:3 quattro:4 cinque:5 sei:6 sette:7 otto:8 nove:9 dieci:10 dodici:12
    quindici:15 venti:20 cento:100 undici:11 tredici:13 quattordici:14 sedici:16 diciassette:17 diciotto:18
    diciannove:19 trenta:30 quaranta:40 cinquanta:50`,
  function_words: `di del della dello dei degli delle il lo la i gli le un uno una in nel nella con per da dal dalla a al
    alla è sono ha hanno avere essere stato stata che chi si suo sua candidato candidata persona qualcuno
    cerchiamo cercasi deve dovrà molto buona buono buone ottima ottimo già se richiesto richiesta necessario
    gradito indispensabile preferibilmente sa sapere usa uso utilizzo livello possiede e_mezzo requisito
    obbligatorio imprescindibile per_favore cortesemente usato utilizzato mai può potrebbe avuto aver risposto
    sue c_è c_era questa_persona la_persona periodo passato_o_attuale attuale_o_passato presso negli nelle
    titolo dimostrare dimostra dimostrata comprovata comprovato maturata maturato vantare vanta possedere
    disporre dispone portare porta condizione criterio richieste necessarie necessari serve servono
    cerchiamo_una occorre bisogna essenziale fondamentale totale totali complessivi complessivamente
    accumulato accumulata durante periodo_di durata tempo nel_corso corso_di profilo chi_abbia abbia abbiano
    aver_lavorato aver_svolto svolto svolge fatto fare alle_spalle al_suo_attivo acquisita acquisito dovrebbe
    grazie davvero effettivamente soprattutto principalmente proprio propria qualsiasi qualunque quale quanto
    nostro nostra voi noi si_richiede si_chiede risulta in_possesso possesso verificare verifica verificate
    controllare confermare conferma indicare indica menzionare menziona figura figurare compare comparire
    trovare trova vedere vede risultare annuncio offerta posizione_richiede richiede richiedono chiede
    chiedono chiedere fascicolo candidatura individuo talento grazie_mille desiderio lista vincolante
    escludente tassativo tassativa irrinunciabile soglia domanda sì_o_no filtro ricerca idealmente perfetto
    perfetta priorità importanza importa importante attenzione teniamo assicurare assicurarsi purché vero caso
    sarebbe sarà saranno futura futuro nuova nuovo collega membro che_ne vogliamo volere desideriamo
    aspettiamo attendiamo presentare presenta offrire offre mostrare mostra attestare attesta avere_maturato
    essere_in conta contare preferenza preferibile guadagnato guadagnare da_vivere vita ogni ogni_giorno di_ogni_giorno giorno quotidiano quotidiana quotidianamente tutto tutti tutta tutte mano in_mano alla_mano mani tra_le_mani spalle arriva arrivano arrivare raggiunge raggiungere desideri possibilmente se_possibile qui tasca in_tasca mostrare_un porta_con_sé con_sé casa_ di_casa sciolto basti bastare portato seduto poltrona arrivato venire viene venuto preso prendere tenuto tenere tiene passato_come tempo_passato fatto_parte un_tempo vale_ stipendio_ veri vera vere reale reali regolare regolarmente abituale concreto concreta sufficiente sufficienti adeguato adeguata appropriato provato provata riconosciuto notevole ampia ampio solida solido offriamo ci_aspettiamo sarà_valutato costituisce_titolo titolo_preferenziale un_plus plus gradita gradite graditi apprezzato apprezzata è_richiesto è_richiesta è_necessario è_necessaria si_ricerca ricerchiamo lei_ha hai tu possiedi disponi profilo_ricercato deve_avere deve_possedere deve_saper deve_essere dovrà_avere potere possa capace capaci in_grado grado idoneo dimostrabile dimostrabili documentata documentato lui_stesso lei_stessa personalmente vero_e_proprio un_certo vari diversi generalmente seguente seguenti come_segue c_erano ci_sono vi_è ha_avuto ha_lavorato è_stato è_stata sia_stato abbia_avuto esiste esistono che_abbia che_sappia che_possa che_sia ora_o_prima prima_o_ora passato_o_presente presente_o_passato oggi_o_in_passato elenco sempre`,
  open_end: {
    like: 'simile simili equivalent* equipollent* affin* correlat* analog* altro altra altri altre',
    subject:
      'campo ambito ambiti disciplina discipline settore area materia indirizzo formazione qualifica esperienza ruolo ruoli posizione mansione',
  },
  cues: {
    ever: `ora_o_prima prima_o_ora passato_o_presente presente_o_passato attuale_o_passato passato_o_attuale oggi_o_in_passato`,
    need: `necessita necessito necessario necessaria bisogno richiede serve servirebbe occorre da_chiedere aspetto attesa in_attesa richiesto richiesta`,
    absent: 'manca mancante assente se_manca in_mancanza mancanza',
    somebody: `qualcuno_che persona_che candidato_che candidata_che qualcuno_con persona_con colui_che colei_che profilo_che qualcuno_chi una_persona_che chi_abbia`,
    year: 'anno anni',
    month: 'mese mesi',
    several: 'diversi vari parecchi molti numerosi svariati',
    several_years: 'pluriennal* pluriannual*',
    week: 'settimana settimane',
    at_least: `almeno minimo come_minimo non_meno_di non_meno non_inferiore_a minimo_di a_partire_da perlomeno quanto_meno come_minimo_`,
    over: 'più_di oltre superiore_a',
    at_most: `al_massimo non_più_di fino_a massimo al_più non_oltre massimo_di al_più_tardi non_di_più un_massimo_di`,
    under: 'meno_di inferiore_a',
    or_more: `o_più e_oltre o_superiore in_su e_più o_superiori o_di_più o_più_a_lungo in_avanti e_oltre_`,
    and: `e ed nonché più & insieme_a insieme_con unito_a accompagnato_da oltre_a inoltre anche compreso con_in_più`,
    or: `o oppure od in_mancanza o_in_mancanza altrimenti o_altrimenti in_alternativa o_in_alternativa`,
    not: `non nessun nessuna senza né nessuno non_mai niente nulla mai_stato fuori_da fuori privo priva assenza_di da_nessuna nessuno_da`,
    but_not: `ma_non tranne però_senza ma_senza tranne_ eccetto salvo a_eccezione_di ad_eccezione_di e_non invece_di tranne_che`,
    or_similar: 'o_simile o_equivalente o_simili',
    experience: `esperienza esperienze conoscenza conoscenze competenza competenze padronanza pratica dimestichezza familiarità confidenza abilità perizia capacità bagaglio saper_fare esperto_in versato esperienza_con maestria`,
    work: `lavora lavorato lavorare lavoro impiegato impiegata ruolo posizione lavorativa professionale sul_lavoro adoperava adoperare adopera usava usando utilizzava utilizzato utilizzando utilizza lavorando impiego impieghi mestiere mansione mansioni vita_lavorativa vita_professionale attività_lavorativa svolgere ricoperto ricopre esercitato prestato_servizio carriera`,
    as: 'come in_qualità_di',
    job: 'ruolo posizione impiego',
    employer: `azienda aziende società datore_di_lavoro impresa ditta datori_di_lavoro organico dipendente_di datore
      imprese aziendali contratto contratto_con personale_di stipendio_da stipendio_veniva lo_stipendio ditte preso_lo_stipendio a_libro_paga libro_paga dipendente_da dipendente_presso impiegato_presso impiegata_presso assunto_da assunta_da posto_di_lavoro datrice case`,
    title: `titolo qualifica carica carica_di poltrona_di posto_di ruolo_di promosso_a promossa_a nominato nominata salito_a`,
    industry: 'settore industria ambito',
    total: 'esperienza_lavorativa esperienza_professionale',
    now: `attualmente ora oggi tuttora attuale adesso al_momento in_questo_momento attuali presente ancora ad_oggi al_giorno_d_oggi in_corso_attualmente`,
    past: `ex precedente prima passato precedentemente in_passato un_tempo già_stato`,
    last: `ultimi ultime ultimo ultima passati passate recenti scorsi`,
    since: 'dal dalla dopo',
    ago: 'fa',
    recently: 'recentemente',
    employed: 'occupato occupata',
    freelance: 'libero_professionista freelance partita_iva',
    intern: 'tirocinio stage stagista tirocinante',
    know: 'conosce programma sviluppa',
    deep: 'avanzata avanzato ottima approfondita',
    expert: 'esperto esperta',
    basic: 'base basi nozioni',
    degree: `laurea laureato laureata titolo_di_studio diploma_di_laurea laurea_in titolo_accademico laurea_o titolo_universitario diploma_universitario studi_universitari formazione_universitaria laureato_in laureata_in dottore_in`,
    secondary: 'diploma maturità diploma_di_maturità scuola_superiore',
    vocational: 'qualifica_professionale apprendistato',
    bachelor: 'laurea_triennale triennale',
    master: 'laurea_magistrale magistrale laurea_specialistica master laurea_quinquennale',
    doctorate: 'dottorato dottore_di_ricerca phd',
    student: 'studente studentessa iscritto iscritta',
    completed: `completato completata conseguito conseguita terminato ottenuto conferita conferito rilasciato portato_a_casa in_mano superato superata preso presa finito finita concluso conclusa ottenuta raggiunto conseguendo uscito_dall_università`,
    or_higher: 'o_superiore',
    school: 'università politecnico istituto',
    certificate: `certificato certificazione certificata attestato abilitazione abilitato patentino iscrizione_all_albo titolo_professionale esame_superato esame brevetto tesserino iscrizione abilitazione_professionale qualificazione attestati certificazioni certificati patentini diploma_di_qualifica accreditamento idoneità`,
    licence: `licenza patente autorizzazione patente_di porto_d_armi licenza_di`,
    valid: `valido valida in_corso_di_validità vigente attivo attiva non_scaduto non_scaduta ancora_valido
      ancora_valida validità in_regola che_vale_ancora vale_ancora vale vigore in_vigore ancora_in_vigore rinnovato rinnovata valido_fino valida_fino in_corso_di_validità_ in_validità`,
    in_progress: 'in_corso',
    speak: 'parla parlare parlato',
    language: `lingua lingue linguistica linguistico`,
    native: 'madrelingua bilingue',
    fluent: `fluente fluentemente corrente ottima_padronanza padronanza scioltezza eccellente eccellenti senza_sforzo se_la_cava basti_per_trattare trattare disinvoltura ottimo_livello quasi_madrelingua molto_buono perfetta_padronanza sciolta scioltezza_ trattativa trattative negoziare negoziazione riunione riunioni`,
    intermediate: 'intermedio',
    lead: `gestito gestisce gestire guidato guida coordinato coordina diretto dirige responsabile_di supervisionato
      gestione_del_personale gestione_di_team capo responsabile leadership responsabilità_di guida_di
      dirette_dipendenze alle_dirette_dipendenze alle_sue_dipendenze a_capo_di alla_guida_di sotto_di_sé
      coordinamento_di gestione_di_persone conduzione comando guidato_un risposto_a rispondevano rispondono rispondevano_a_me sotto_di_lui sotto_di_lei comandato comandare guidate guidati guidava dirigeva coordinava gestiva supervisione supervisiona supervisore riportavano riportano alla_testa capa capo_di dirigere ha_guidato ha_diretto ha_coordinato team_leader capo_squadra caposquadra capoturno capo_reparto responsabilità_gerarchica gestione_risorse gestione_collaboratori gestendo guidando coordinando dirigendo sottoposto`,
    people: `persone dipendenti collaboratori addetti personale subordinati risorse membri elementi sottoposti
      colleghi operai operatori tecnici infermieri venditori autisti cuochi impiegati lavoratori uomini teste unità figure ragazzi apprendisti gente`,
    team: `team squadra reparto gruppo squadre équipe brigata gruppi ufficio staff organico_di turno_di_`,
    live: `vive abita residente risiede residenza domiciliato domicilio abitante residenza_in domiciliata stabilito di_casa indirizzo indirizzo_attuale casa_a domiciliata_ abitazione dimora luogo_di_residenza qualcuno_di vivere abitare risiedere del_posto`,
    relocate: `trasferirsi trasferimento trasferirebbe cambiare_città cambio_di_città cambiare_residenza spostarsi
      spostamento cambiare_casa cambio_di_casa cambierebbe_casa trasloco traslocare mobilità mobilità_geografica mobilità_territoriale cambio_di_residenza trasferte_definitive spostare_la_residenza`,
    near: 'vicino dintorni',
    right_to_work: `permesso_di_lavoro permesso_di_soggiorno visto autorizzazione_al_lavoro autorizzato_a_lavorare
      autorizzata_a_lavorare titolo_di_soggiorno visto_di_lavoro carte carte_per_lavorare carte_in_regola libero_di_lavorare libertà_di_prendere libero_di_prendere prendere_un_posto soggiorno_di_lungo_periodo carta_di_soggiorno lungo_soggiornante nessun_visto diritto_al_lavoro diritto_di_lavorare autorizzato_al_lavoro può_lavorare lavorare_legalmente permessi_di_soggiorno documenti_in_regola nulla_osta permesso_illimitato`,
    citizen: 'cittadino cittadina cittadinanza passaporto nazionalità',
    salary: 'stipendio retribuzione ral',
    notice: 'preavviso',
    start: `disponibile disponibilità immediata subito iniziare inizio cominciare inizierebbe comincerebbe
      entrare_in_servizio presa_di_servizio disponibilità_immediata subentrare libero libera libero_tra impegnata impegnato essere_qui a_bordo disponibile_da disponibile_entro disponibile_tra iniziare_subito immediatamente entro inserimento decorrenza data_di_inizio prendere_servizio cominciare_tra`,
    full_time: 'tempo_pieno full_time',
    part_time: 'part_time tempo_parziale',
    shift: `turni turno notturno notte weekend festivi reperibilità turni_di_notte lavoro_nel_fine_settimana
      fine_settimana orario_flessibile notturni turni_notturni festivo sabati domeniche guardia turni_a_rotazione turnazione a_rotazione turni_di_giorno turno_di_giorno diurno diurni domenica sabato sabati_mattina sabato_mattina turni_di_guardia turno_spezzato orario_spezzato serale serali pomeridiano mattino mattina turno_di_notte h24 ciclo_continuo tre_turni due_turni lavoro_notturno lavoro_festivo orario_notturno chiamata su_turni weekend_ festività`,
    travel: 'trasferte viaggiare',
    remote: `remoto smart_working telelavoro ibrido giorni_da_casa da_casa lavoro_da_casa lavoro_da_remoto lavoro_agile in_sede in_presenza`,
    driving: 'patente_b patente_di_guida automunito automunita',
    would: `disposto disposta disponibile_a vorrebbe disponibilità disponibile_per accetta_di pronto pronta pronto_a pronta_a`,
    senior: 'senior',
    executive: 'direttore direttrice dirigente amministratore_delegato',
    junior: 'junior',
    link: 'linkedin github portfolio',
    yes: `sì volentieri disponibile_per possibile disposto disposta d_accordo certamente senza_ostacoli mi_va_bene mi_vanno_bene va_bene vanno_bene nulla_contro niente_in_contrario si_presta non_teme apertura apertura_a aperto_a aperta_a non_è_un_problema nessun_problema senza_problemi accetto accetta accetterei accettare disponibili ben_volentieri certo possibili con_piacere`,
    budget: `budget bilancio fondi spesa finanziaria da_spendere spendere borsa borsa_di responsabilità_di_budget responsabilità_economica fatturato_di conto_economico p_l centro_di_costo volume_acquisti risorse_economiche budget_annuo budget_annuale portafoglio_di stanziamento`,
    money: 'milione milioni euro mila',
    deputy: 'vice assistente aiuto',
    or_less: `al_massimo o_prima o_meno al_più_tardi non_di_più non_più`,
    only: 'solo soltanto esclusivamente unicamente',
    sponsor: 'sponsorizzazione sponsor',
  },
  status: {
    before: {
      denied: `non nessuna nessun senza mai né non_ancora non_disponibile niente mai_usato mi_è_sconosciuto non_parlo non_conosco per_favore_niente io_no`,
      basic: 'base nozioni_di basi_di conoscenza_base',
      learning: `corso_di sto_imparando iscritto_a iscritta_a studiando primi_passi imparo iscritta_al iscritto_al
        corso ho_appena_cominciato frequento frequento_ora sto_seguendo_un_corso sto_studiando ci_sto_prendendo corso_in iniziando`,
      planned: `previsto prevista vorrei desidero in_preparazione prenotato interesse_per obiettivo intendo
        mi_piacerebbe richiesto in_programma il_prossimo_anno il_prossimo l_anno_prossimo aspetto in_attesa_di voglio voglio_essere entro_il_2030 dal_2028 pensato_per`,
      lapsed: 'scaduto scaduta ex',
      abandoned: `abbandonato interrotto interrotti bocciata_all bocciato_all bocciata bocciato non_superato`,
      seen: `osservato affiancato assistito_a accanto_a colleghi ho_guardato guardato visto a_una_fiera fiera dimostrazione_di`,
      others: `svolto_da gestito_da esternalizzato una_ditta_esterna ditta_esterna un_fornitore in_sede_i_colleghi i_colleghi la_mia_capa il_mio_capo la_mia_responsabile il_mio_responsabile un_altro_reparto`,
      private: `hobby tempo_libero nel_tempo_libero armeggio a_casa_con`,
    },
    behind: {
      denied: `no nessuna mai non_ancora impossibile escluso esclusa non_possibile mi_è_sconosciuto sconosciuto non_lo_uso mai_usato non_gradito`,
      basic: 'base scolastico',
      learning: `in_corso iniziato appena_iniziato corso_serale ci_sto_prendendo_la_mano prendendo_la_mano lo_sto_imparando in_apprendimento`,
      planned: `previsto prevista in_preparazione prossimo_anno l_anno_prossimo richiesto in_attesa in_programma
        diventare in_progetto esame_il da_conseguire prossimamente imminente pensato pensato_per la_finirò lo_finirò previsto_per da_fare`,
      lapsed: `scaduto scaduta non_rinnovato non_rinnovata decaduto decaduta sospeso revocato non_più_valida ritirata
        ritirato non_vale_più ormai_senza_valore senza_valore senza_più_valore non_più_valido perso`,
      abandoned: `abbandonato interrotto non_completato non_conclusi senza_titolo interrotti non_terminato non_terminata
        non_conclusa interrotta lasciato lasciata non_completata mai_finita lasciata_senza lasciato_senza senza_laurea bocciato non_superato`,
      others: `esternalizzato spettava era_guidata era_guidato era_gestito seguito_da per_noi curato_da affidato_a
        era_del era_della a_cura_di in_mano_a io_no i_colleghi`,
      private: 'hobby a_casa nel_fine_settimana per_hobby progetti_privati per_progetti_privati',
      seen: `visto_in dimostrazione a_una_fiera`,
    },
  },
};
