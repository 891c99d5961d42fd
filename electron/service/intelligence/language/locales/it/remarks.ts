import type { Remarks } from '../../locale.ts';

/** What recruiters say in Italian around what they ask for (../../locale.ts). */
export const IT_REMARKS: Remarks = {
  greeting: `ciao salve buongiorno buonasera gentile gentili caro cara cari grazie saluti saluto cordialmente`,
  who: `socio socia committente proprietario proprietaria direzione cliente clienti capo capa capi responsabile
    direttore direttrice titolare hr collega colleghi loro ci lo l`,
  said: `secondo scritto insiste insistono insistito dice dicono detto diceva chiede chiedono chiesto chiesti
    chiedere pretende pretendono confermato sottolineato ribadito ribadisce accennato tengono sentito sentiti
    telefonato chiamato vuole_sapere vogliono_sapere`,
  ours: `siamo_rimasti_d_accordo_su rimasti_d_accordo_su mandami mandatemi inviami inviateci guarda guardate
    guardaci controlla controllalo segnalo segnalalo annotalo ricordo promemoria rimasti_d_accordo
    siamo_rimasti come_d_accordo come_concordato concordato concordati promesso ho_sentito appena_sentito
    per_info per_tua_informazione domanda_veloce ancora_una_cosa un_altra_cosa in_cima dalla_mail occhio
    attenzione indispensabile_n`,
  telling: `conta_più_di_tutto pf urgente importante importantissimo molto_importante chiarissimi chiarissimo
    chiave trattabile negoziabile eccezioni eccezione fondamentale decisivo conta_più conta_di_più
    sarebbe_l_ideale l_ideale ci_tengono ci_hanno_chiesto è_stato_chiesto`,
  aside: `noi io mio mia siamo abbiamo dobbiamo facciamo stiamo possiamo sappiamo lavoriamo questo_è`,
  wants: `vogliamo voglio cerchiamo cerco serve servono vorrei vorremmo preferiamo chiediamo richiediamo
    bisogno occorre aspettiamo`,
  frame: `cercano cerca cerchiamo cerco serve servono servirebbe servirebbero vogli* vuol* vuole voluto vorrei
    vorremmo vorrebbe vorrebbero desider* chied* chiest* richiede richiedono richiediamo richiesto esige
    esigono preten* aspetta aspettano insist* torna tornano ripete ripetono ribad* ricord* sottoline* menzion*
    parla parlano dice dicono detto segnala segnati segna annot* avvis* guarda guardate guardassi guardare
    controlla controllate verifica verificate conferm* assicurati assicuratevi assicurarci assicurarmi accert*
    garant* vedere vedi vedete veder* vedrà vedranno trova trovi trovare risulta risulti compare compaia figura
    importa importante importanza conta contano dipende ruota poggia decide decisivo decisiva decisiv* cede
    cedono cederà mollano mollerà trattabile manda mandare mandami mandi invia inviare inviami proporre proponi
    proponete preselezion* tieni tenete tener* spunt* casella incontrano incontrare incontreranno ricevono
    ricevere convocano convocare chiamiamo ci_deve_essere deve_esserci ci_vuole esserci indispensabil*
    imprescindibil* obbligatori* necessari* essenzial* fondamental* crucial* vitale chiave* determinant*
    innegoziabil* irrinunciabil* priorità prioritario la_cosa_principale prima_di_tutto per_prima_cosa
    soprattutto anzitutto innanzitutto in_particolare specialmente condizione requisito criterio punto_e_basta
    e_basta basta senz_altro senza_fallo davvero veramente chiaramente francamente sinceramente semplicemente
    soltanto solamente unicamente esclusivamente idealmente possibilmente se_possibile scusa scusate scusami
    grato grata ringrazi* veloc* urgent* domanda domande a_colpo_d_occhio subito si_impara il_resto resto
    sicuro sicura sicuri potet* puoi può_essere possiamo contare_sul sul_fatto fatto_che ci_tengono tengono
    tengo_a tiene_a poco_importa non_importa fammi fatemi sapere mi_hanno ci_hanno confermami su_questo`,
  yields: `cedere cedo molla mollo molliamo transig* trattabil* discut* arretr*`,
  screening: `team squadra caposquadra ufficio assicurazione sindacato negozio agenzia selezione annuncio brief
    profilo curriculum pratica pila casella resto volta domanda risposta occhiata occhio cosa motivo inizio
    momento riunione visita riscontro candidato candidata qui lì posizione posto nessuno chi qualcuno tutto
    tutti`,
  talk: `ho abbiamo gente persone candidati profili mail email messaggio telefono telefonata chiamata riunione
    lunedì martedì mercoledì giovedì venerdì ieri oggi domani settimana scorsa lista alto cosa cose punto n
    numero volta volte più molto tutto sempre ce me mi te la fare altra altro appena caso annuncio secondo come
    altrimenti continua siamo sono hanno qui posizione ruolo sarebbe ancora accordo su solo che`,
  persons: `qualcuno nessuno persona persone gente profilo profili candidato candidata candidati candidate
    candidatura candidature cv chi chiunque quelli quelle coloro ex_dipendenti ex_dipendente ex_collaboratori
    ex_impiegati aspirante aspiranti tutti_quelli`,
  takes: `incontr* ricev* convoc* colloqui* mandate mandi mandarmi proponete presentate presentatemi mandatemi
    vedere incontrare intervistare ricevere invitare presentare presentarci inviare inviarci mandare mandarci
    sottoporre sottoporci proporre proporci assumere considerare valutare convocare guardare prendere voglio
    vuole vogliono vogliamo`,
  rejects: `tabù off_limits peccato inutile assurdo invano rifiutano rifiuterà scartano scarterà scartare scarta
    scartate scartiamo escludere escludi escludete escludiamo evitare evita evitate evitiamo eviterei eviteremmo
    eliminare elimina rifiutare lasciare_fuori lascia_fuori restano_fuori resta_fuori non_vanno_bene non_va_bene
    non_fanno_per_noi astenersi astenetevi si_astengano evitare_una_persona evitare_persone evitare_chi
    evitare_candidati togliere_dall_elenco lasciamo_perdere è_fuori sono_fuori squalifica fuori_discussione`,
  denies: `non mai alcun alcuna nessun nessuna`,
  needless: `non_necessario non_serve non_richiesto non_obbligatorio non_importa`,
  us: `mi ci`,
  unwanted: `esclusione esclusioni escludere esclusi escluso esclusa scartare scarto lista_nera indesiderato
    indesiderati sgradito sgraditi sgradita non_gradito non_graditi evitare eliminare tabù motivo_di_esclusione
    red_flag red_flags vietato da_escludere da_scartare da_evitare`,
  aim: 'per',
  otherwise: 'altrimenti sennò',
  unless: 'a_meno_che salvo_che tranne_se',
  only_who: 'che',
  harm: `rosso problema problemi disturba infastidisce irrita odia odiano allergico allergici allergia
    lamentela lamentele paura teme temono timore obiezione obiezioni allarme veto difetto difetti squalifica
    squalificante scottati rifiuto penalizzante`,
  nobody: `nessuno_che nessuna_che`,
};
