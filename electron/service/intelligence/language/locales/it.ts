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
    essere_in conta contare preferenza preferibile`,
  cues: {
    year: 'anno anni',
    month: 'mese mesi',
    week: 'settimana settimane',
    at_least: 'almeno minimo come_minimo non_meno_di',
    over: 'più_di oltre superiore_a',
    at_most: 'al_massimo non_più_di fino_a massimo',
    under: 'meno_di inferiore_a',
    or_more: 'o_più e_oltre o_superiore',
    and: 'e ed nonché più &',
    or: 'o oppure od',
    not: 'non nessun nessuna senza né nessuno non_mai',
    but_not: 'ma_non tranne',
    or_similar: 'o_simile o_equivalente o_simili',
    experience:
      'esperienza esperienze conoscenza conoscenze competenza competenze padronanza pratica dimestichezza',
    work: `lavora lavorato lavorare lavoro impiegato impiegata ruolo posizione lavorativa professionale sul_lavoro`,
    as: 'come in_qualità_di',
    job: 'ruolo posizione impiego',
    employer: `azienda aziende società datore_di_lavoro impresa ditta datori_di_lavoro organico dipendente_di datore
      imprese aziendali`,
    title: 'titolo qualifica',
    industry: 'settore industria ambito',
    total: 'esperienza_lavorativa esperienza_professionale',
    now: 'attualmente ora oggi tuttora attuale',
    past: 'ex precedente',
    last: 'ultimi ultime ultimo ultima',
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
    degree: 'laurea laureato laureata titolo_di_studio diploma_di_laurea laurea_in',
    secondary: 'diploma maturità diploma_di_maturità scuola_superiore',
    vocational: 'qualifica_professionale apprendistato',
    bachelor: 'laurea_triennale triennale',
    master: 'laurea_magistrale magistrale laurea_specialistica master laurea_quinquennale',
    doctorate: 'dottorato dottore_di_ricerca phd',
    student: 'studente studentessa iscritto iscritta',
    completed: 'completato completata conseguito conseguita terminato ottenuto',
    or_higher: 'o_superiore',
    school: 'università politecnico istituto',
    certificate: `certificato certificazione certificata attestato abilitazione abilitato patentino iscrizione_all_albo`,
    licence: 'licenza patente autorizzazione',
    valid: `valido valida in_corso_di_validità vigente attivo attiva non_scaduto non_scaduta ancora_valido
      ancora_valida validità in_regola`,
    in_progress: 'in_corso',
    speak: 'parla parlare parlato',
    language: 'lingua lingue',
    native: 'madrelingua bilingue',
    fluent: 'fluente fluentemente corrente ottima_padronanza padronanza scioltezza',
    intermediate: 'intermedio',
    lead: `gestito gestisce gestire guidato guida coordinato coordina diretto dirige responsabile_di supervisionato
      gestione_del_personale gestione_di_team capo responsabile leadership responsabilità_di guida_di
      dirette_dipendenze alle_dirette_dipendenze alle_sue_dipendenze a_capo_di alla_guida_di sotto_di_sé
      coordinamento_di gestione_di_persone conduzione comando guidato_un`,
    people: `persone dipendenti collaboratori addetti personale subordinati risorse membri elementi sottoposti
      colleghi operai`,
    team: 'team squadra reparto gruppo',
    live: `vive abita residente risiede residenza domiciliato domicilio abitante residenza_in domiciliata stabilito`,
    relocate: `trasferirsi trasferimento trasferirebbe cambiare_città cambio_di_città cambiare_residenza spostarsi
      spostamento`,
    near: 'vicino dintorni',
    right_to_work: `permesso_di_lavoro permesso_di_soggiorno visto autorizzazione_al_lavoro autorizzato_a_lavorare
      autorizzata_a_lavorare titolo_di_soggiorno visto_di_lavoro`,
    citizen: 'cittadino cittadina cittadinanza passaporto nazionalità',
    salary: 'stipendio retribuzione ral',
    notice: 'preavviso',
    start: `disponibile disponibilità immediata subito iniziare inizio cominciare inizierebbe comincerebbe
      entrare_in_servizio presa_di_servizio disponibilità_immediata subentrare`,
    full_time: 'tempo_pieno full_time',
    part_time: 'part_time tempo_parziale',
    shift: `turni turno notturno notte weekend festivi reperibilità turni_di_notte lavoro_nel_fine_settimana
      fine_settimana orario_flessibile notturni turni_notturni festivo sabati domeniche guardia`,
    travel: 'trasferte viaggiare',
    remote: 'remoto smart_working telelavoro ibrido',
    driving: 'patente_b patente_di_guida automunito automunita',
    would: 'disposto disposta disponibile_a vorrebbe disponibilità disponibile_per',
    senior: 'senior',
    executive: 'direttore direttrice dirigente amministratore_delegato',
    junior: 'junior',
    link: 'linkedin github portfolio',
    yes: 'sì volentieri disponibile_per possibile disposto disposta d_accordo certamente',
    budget: 'budget bilancio fondi spesa finanziaria',
    money: 'milione milioni euro mila',
    deputy: 'vice assistente aiuto',
    or_less: 'al_massimo',
    only: 'solo soltanto esclusivamente unicamente',
    sponsor: 'sponsorizzazione sponsor',
  },
  status: {
    before: {
      denied: 'non nessuna nessun senza mai né non_ancora non_disponibile',
      basic: 'base nozioni_di basi_di conoscenza_base',
      learning: `corso_di sto_imparando iscritto_a iscritta_a studiando primi_passi imparo iscritta_al iscritto_al
        corso`,
      planned: `previsto prevista vorrei desidero in_preparazione prenotato interesse_per obiettivo intendo
        mi_piacerebbe richiesto`,
      lapsed: 'scaduto scaduta ex',
      abandoned: 'abbandonato interrotto interrotti',
      seen: 'osservato affiancato assistito_a accanto_a colleghi',
      others: 'svolto_da gestito_da esternalizzato una_ditta_esterna ditta_esterna un_fornitore',
      private: 'hobby tempo_libero',
    },
    behind: {
      denied: 'no nessuna mai non_ancora impossibile escluso esclusa non_possibile',
      basic: 'base scolastico',
      learning: 'in_corso iniziato appena_iniziato corso_serale',
      planned: `previsto prevista in_preparazione prossimo_anno l_anno_prossimo richiesto in_attesa in_programma
        diventare in_progetto esame_il da_conseguire prossimamente imminente`,
      lapsed: `scaduto scaduta non_rinnovato non_rinnovata decaduto decaduta sospeso revocato non_più_valida ritirata
        ritirato`,
      abandoned: `abbandonato interrotto non_completato non_conclusi senza_titolo interrotti non_terminato non_terminata
        non_conclusa interrotta lasciato lasciata non_completata mai_finita`,
      others: `esternalizzato spettava era_guidata era_guidato era_gestito seguito_da per_noi curato_da affidato_a
        era_del era_della a_cura_di in_mano_a`,
      private: 'hobby a_casa nel_fine_settimana per_hobby progetti_privati per_progetti_privati',
      seen: 'visto_in dimostrazione',
    },
  },
};
