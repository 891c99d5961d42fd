import type { Remarks } from '../../locale.ts';

/** What recruiters say in Italian around what they ask for (../../locale.ts). */
export const IT_REMARKS: Remarks = {
  greeting: `ciao salve buongiorno buonasera gentile gentili caro cara cari grazie saluti saluto cordialmente`,
  who: `socio socia committente proprietario proprietaria direzione cliente clienti capo capa capi responsabile
    direttore direttrice titolare hr collega colleghi loro ci lo l`,
  said: `secondo scritto insiste insistono insistito dice dicono detto diceva chiede chiedono chiesto chiesti
    chiedere pretende pretendono confermato sottolineato ribadito ribadisce accennato tengono sentito sentiti
    telefonato chiamato vuole_sapere vogliono_sapere`,
  ours: `siamo_rimasti_d_accordo_su rimasti_d_accordo_su mandami mandatemi inviami inviateci guarda guardate guardaci
    controlla controllalo segnalo segnalalo annotalo ricordo promemoria rimasti_d_accordo siamo_rimasti
    come_d_accordo come_concordato concordato concordati promesso ho_sentito appena_sentito per_info
    per_tua_informazione domanda_veloce ancora_una_cosa un_altra_cosa in_cima dalla_mail occhio attenzione
    indispensabile_n`,
  telling: `conta_più_di_tutto pf urgente importante importantissimo molto_importante chiarissimi chiarissimo chiave
    trattabile negoziabile eccezioni eccezione fondamentale decisivo conta_più conta_di_più sarebbe_l_ideale
    l_ideale ci_tengono ci_hanno_chiesto è_stato_chiesto`,
  aside: `noi io mio mia siamo abbiamo dobbiamo facciamo stiamo possiamo sappiamo lavoriamo questo_è`,
  wants: `vogliamo voglio cerchiamo cerco serve servono vorrei vorremmo preferiamo chiediamo richiediamo bisogno
    occorre aspettiamo`,
  talk: `ho abbiamo gente persone candidati profili mail email messaggio telefono telefonata chiamata riunione lunedì
    martedì mercoledì giovedì venerdì ieri oggi domani settimana scorsa lista alto cosa cose punto n numero volta
    volte più molto tutto sempre ce me mi te la fare altra altro appena caso annuncio secondo come altrimenti
    continua siamo sono hanno qui posizione ruolo sarebbe ancora accordo su solo che`,
  persons: `qualcuno nessuno persona persone gente profilo profili candidato candidata candidati candidate
    candidatura candidature cv chi chiunque quelli quelle coloro ex_dipendenti ex_dipendente ex_collaboratori ex_impiegati`,
  takes: `mandate mandi mandarmi proponete presentate presentatemi mandatemi vedere incontrare intervistare ricevere
    invitare presentare presentarci inviare inviarci mandare mandarci sottoporre sottoporci proporre proporci
    assumere considerare valutare convocare guardare prendere`,
  rejects: `tabù off_limits scartare scarta scartate scartiamo escludere escludi escludete escludiamo evitare evita evitate evitiamo
    eviterei eviteremmo eliminare elimina rifiutare lasciare_fuori lascia_fuori restano_fuori resta_fuori
    non_vanno_bene non_va_bene non_fanno_per_noi astenersi astenetevi si_astengano`,
  denies: `non mai`,
  needless: `non_necessario non_serve non_richiesto non_obbligatorio non_importa`,
  us: `mi ci`,
};
