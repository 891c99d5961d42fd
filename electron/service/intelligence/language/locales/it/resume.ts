import type { ResumeLocale } from '../../resume_locale.ts';

export const ITALIAN: ResumeLocale = {
  headings: {
    header: `Contatti, Contatto, Dati personali, Informazioni personali, Dati anagrafici, Informazioni di contatto, Recapiti, Anagrafica, I miei contatti, Dati di contatto, Profili, Profili social, Social, Dettagli personali, Generalità, Indirizzo, Link`,
    summary: `Profilo, Profilo professionale, Obiettivo, Sommario, Profilo personale, Chi sono, Su di me, Presentazione, Obiettivo professionale, Sintesi, Obiettivi, Riepilogo, Sommario professionale, Riassunto, Breve presentazione, Il mio profilo, Obiettivi professionali, Presentazione personale,
      Sintesi professionale, Introduzione, Riepilogo professionale, Profilo sintetico, Dichiarazioni personali, Dichiarazione personale, Occupazione desiderata`,
    experience: `Esperienza, Esperienze, Esperienza lavorativa, Esperienze lavorative, Esperienza professionale, Esperienze professionali, Esperienze di lavoro, Esperienza di lavoro, Percorso professionale, Carriera, Tirocini, Tirocinio, Stage, Stage e tirocini, Storia lavorativa, Impieghi,
      Attività professionale, Attività lavorativa, Attività professionali, Altre esperienze, Altre esperienze lavorative, Esperienze precedenti, Percorso lavorativo, Posizioni ricoperte, Posizione attuale, Occupazione attuale, Impiego attuale, Lavoro attuale, Posizioni precedenti, Impieghi precedenti, Lavori precedenti, Incarichi, Incarichi professionali, Esperienze e tirocini, Esperienze professionali e tirocini, Tirocini e stage,
      Esperienze rilevanti, Occupazione, Esperienze lavorative e professionali, Carriera professionale, Esperienze di tirocinio, Praticantato, Servizio civile, Esperienze formative e lavorative, Esperienze di stage`,
    education: `Istruzione, Formazione, Istruzione e formazione, Studi, Titoli di studio, Formazione accademica, Titolo di studio, Formazione e istruzione, Percorso di studi, Percorso formativo, Percorso accademico, Educazione, Carriera accademica, Percorso scolastico, Curriculum studiorum, Formazione scolastica,
      Formazione universitaria, Studi e formazione, Istruzione e titoli, Educazione e formazione, Formazione e studi, Diplomi, Curriculum formativo, Studi compiuti, Istruzione scolastica, Titoli accademici, Titoli, Formazione e titoli di studio, Studi accademici, Studi universitari, Percorso universitario, Formazione culturale, Titoli conseguiti`,
    skills: `Competenze, Competenze tecniche, Capacità, Abilità, Competenze informatiche, Competenze professionali, Capacità e competenze, Competenze digitali, Conoscenze informatiche, Conoscenze, Capacità e competenze personali, Capacità e competenze tecniche, Capacità e competenze relazionali,
      Capacità e competenze organizzative, Competenze personali, Competenze organizzative e gestionali, Competenze comunicative, Competenze relazionali, Competenze chiave, Competenze trasversali, Abilità informatiche, Strumenti, Punti di forza, Conoscenze tecniche, Competenze principali, Altre competenze, Informatica, Attitudini,
      Ulteriori competenze, Abilità tecniche, Software, Software conosciuti, Linguaggi di programmazione, Capacità professionali, Competenza digitale, Capacità tecniche, Competenze specifiche, Competenze acquisite, Aree di competenza, Capacità e abilità, Competenze e abilità, Abilità e competenze, Capacità personali, Tecnologie, Competenze organizzative, Competenze gestionali, Soft skill`,
    languages: `Lingue, Lingue straniere, Competenze linguistiche, Conoscenze linguistiche, Lingua, Lingue conosciute, Conoscenza lingue, Conoscenza delle lingue, Altre lingue, Capacità linguistiche, Lingua madre e altre lingue, Lingue parlate, Conoscenza lingue straniere, Capacità e competenze linguistiche`,
    certifications: `Certificazioni, Corsi, Certificati, Corsi di formazione, Corsi e certificazioni, Certificazioni e corsi, Patenti, Patente, Patente di guida, Abilitazioni, Attestati, Formazione continua, Corsi di aggiornamento, Corsi professionali, Formazione professionale, Attestati e certificazioni, Licenze e certificazioni,
      Seminari, Corsi e attestati, Formazione complementare, Seminari e corsi, Corsi e seminari, Ulteriore formazione, Altri corsi, Abilitazioni professionali, Patente o patenti, Licenze, Certificazioni professionali, Aggiornamento professionale, Iscrizioni, Iscrizioni ad albi`,
    projects: `Progetti, Progetti personali, Progetti realizzati, Progetti principali, Progetti accademici, Progetti universitari, Portfolio, Progetti rilevanti, I miei progetti, Progetti di ricerca, Tesi, Tesi di laurea`,
    volunteering: `Volontariato, Attività, Attività di volontariato, Esperienze di volontariato, Esperienza di volontariato, Attività extracurriculari, Attività extra-curriculari, Impegno sociale, Associazionismo, Attività sociali, Esperienze associative`,
    publications: `Pubblicazioni, Brevetti, Convegni, Conferenze, Pubblicazioni scientifiche, Articoli, Convegni e conferenze, Convegni e seminari`,
    awards: `Premi, Riconoscimenti, Premi e riconoscimenti, Borse di studio, Riconoscimenti e premi, Risultati, Onorificenze, Traguardi, Premi e borse di studio, Successi`,
    interests: `Interessi, Hobby, Interessi personali, Hobby e interessi, Interessi e hobby, Tempo libero, Passioni, Interessi e passioni, Hobbies, Passatempi`,
    references: `Referenze, Referenza, Referenze professionali, Raccomandazioni`,
    other: `Cosa cerco, Cerco, Servizio militare, Altro, Altre informazioni, Ulteriori informazioni, Informazioni aggiuntive, Varie, Allegati, Informazioni supplementari, Dati supplementari, Disponibilità, Mobilità, Trattamento dei dati personali, Informazioni ulteriori, Autorizzazione al trattamento dei dati`,
  },
  weak: `Cerco, Stage, Corsi, Informatica, Carriera, Tirocini, Tirocinio, Impieghi, Incarichi, Studi, Titoli, Strumenti, Conoscenze, Attitudini, Software, Tecnologie, Attività, Patente, Patenti, Seminari, Convegni, Conferenze, Articoli, Premi, Risultati, Successi, Traguardi, Altro, Varie, Lingua,
    Tesi, Hobby, Social, Link, Formazione, Indirizzo, Sintesi, Presentazione, Obiettivi, Introduzione, Portfolio, Disponibilità, Mobilità, Iscrizioni, Occupazione, Capacità, Abilità, Diplomi, Licenze, Passioni`,
  document: `Lettera di presentazione, Lettera di motivazione, Curriculum vitae, Curriculum, Curriculum vitae europeo, Curriculum vitae formato europeo, Formato europeo per il curriculum vitae, Europass curriculum vitae, Curriculum vitae Europass, Europass`,
  at: `presso`,
  nouns: {
    experience: 'esperienza esperienze impieghi incarichi tirocini mansioni lavori occupazioni',
    education: 'formazione istruzione studi titoli formazioni',
    skills: 'competenze conoscenze capacita abilita',
    certifications: 'certificazioni corsi attestati',
    languages: 'lingue',
    projects: 'progetti',
  },
  noun_last: false,
  columns: {
    title: `posizione, ruolo, mansione, qualifica, lavoro o posizione ricoperti, incarico, tipo di impiego, posizione ricoperta, funzione, professione o posizione ricoperti, posizione ricoperta o incarico, lavoro o posizione ricoperta, professione o posizione ricoperta, mansione ricoperta`,
    employer: `azienda, datore di lavoro, società, nome e indirizzo del datore di lavoro, ente, impresa, nome e indirizzo dell azienda, nome e indirizzo del datore, ragione sociale`,
    place: `luogo, città, sede, località, paese`,
    dates: `data, date, periodo, durata, dal, al, anno, anni, inizio, fine, date (da – a), date da a, da, a, dal - al, da - a`,
    school: `istituto, università, scuola, nome e tipo di istituto di istruzione o formazione, nome e tipo d'organizzazione erogatrice dell'istruzione e formazione, istituto di formazione, ente di formazione, istituto di istruzione, ateneo, nome e tipo di organizzazione erogatrice dell’istruzione e formazione, ente erogatore`,
    degree: `titolo, titolo di studio, qualifica conseguita, diploma, titolo della qualifica rilasciata, titolo conseguito, titolo ottenuto, indirizzo, corso, corso di studi, facoltà`,
    other: `principali mansioni e responsabilità, principali attività e responsabilità, settore, descrizione, mansioni, tipo di azienda o settore, attività o settore, voto, principali materie, tipo di attività o settore, tipo di attività, principali mansioni, livello nella classificazione nazionale, livello nella classificazione nazionale o internazionale, principali tematiche/competenze professionali acquisite, principali tematiche, principali materie / abilità professionali oggetto dello studio, compiti`,
  },
  months: [
    'gennaio gen genn',
    'febbraio feb febb',
    'marzo mar',
    'aprile apr',
    'maggio mag magg',
    'giugno giu',
    'luglio lug',
    'agosto ago',
    'settembre set sett',
    'ottobre ott',
    'novembre nov',
    'dicembre dic',
  ],
  seasons: { primavera: 3, estate: 6, autunno: 9, inverno: 12, 'primo semestre': 1, 'secondo semestre': 7 },
  present: `(?:ad )?oggi|attual(?:e|mente)|presente|in corso|(?:tutt['’]\\s?)?ora|tuttora|ad ora|data attuale|data odierna`,
  to: `fino\\s+(?:ad?|al)|sino\\s+(?:ad?|al)|al|ad?`,
  since: `dal|dallo|dall['’]|a partire dal?|da`,
  from: `dal|dall['’]|da|tra|del`,
  expected: `previst[oa]|attes[oa]|conseguimento previsto`,
  valid_until: `valid[oa] (?:fino (?:al?|a)|sino (?:al?|a))|valevole (?:fino|sino) (?:al?|a)|validità(?: (?:fino|sino) (?:al?|a))?|fino (?:al?|a)|sino (?:al?|a)|(?:in )?scadenza(?: il| nel)?|data di scadenza|scade(?: il| nel| a)?|da rinnovare(?: entro)?(?: il| nel)?|rinnovo(?: entro)?(?: il| nel)?`,
  valid_behind: ``,
  degrees: {
    8: `dottorato(?: di ricerca)?|dottorando|dottoranda|dottore di ricerca|scuola di specializzazione medica`,
    7: `laurea (?:magistrale|specialistica|quinquennale|a ciclo unico|vecchio ordinamento)(?: a ciclo unico)?|laurea \\((?:magistrale|specialistica|vecchio ordinamento|v\\.o\\.)\\)|master (?:universitario )?(?:di )?(?:ii|secondo|2°) livello|magistrale|laurea v\\.?\\s?o\\.?|diploma accademico di (?:ii|secondo) livello|laurea (?:in|di) (?:medicina|giurisprudenza|architettura)(?: e chirurgia)?`,
    6: `master (?:universitario )?(?:di )?(?:i|primo|1°) livello|specializzazione|corso di perfezionamento|corso di alta formazione`,
    5: `laurea(?: triennale| breve| di primo livello| di i livello| in| \\(triennale\\))?(?=[\\s,(]|$)|laureat[oa] in|diploma universitario|diploma accademico di (?:i|primo) livello|diploma di laurea|laurea di \\p{L}+`,
    4: `diploma its|istituto tecnico superiore|diploma di tecnico superiore|ifts`,
    2: `qualifica(?: professionale)?|attestato di qualifica|diploma professionale|diploma di qualifica|apprendistato|operatore socio[- ]sanitario|formazione professionale`,
    1: `diploma di maturità|maturità(?: classica| scientifica| linguistica| tecnica| professionale| artistica)?|diploma di (?:scuola|istituto|istruzione) (?:secondaria|superiore|media)[\\p{L} ]{0,24}|diploma (?:superiore|di scuola superiore|liceale|quinquennale)|diploma (?=di (?:ragioni|perito|liceo|geometra|istituto|istruzione|tecnico))|diploma di \\p{L}+(?= presso|,|$)|perito (?:industriale|meccanico|elettronico|informatico|tecnico|commerciale|chimico)|ragioniere|geometra(?=,|$)|licenza (?:media|liceale)|esame di stato|diploma in \\p{L}+`,
  },
  schools: `università|politecnico|liceo|istituto|accademia|scuola|conservatorio|i\\.?t\\.?i\\.?s\\.?|i\\.?p\\.?s\\.?i\\.?a\\.?|facoltà|ateneo|bocconi|luiss|ipsseoa|itc|itcg|iis|i\\.i\\.s\\.|ente di formazione|centro di formazione`,
  levels: {
    C2: `madrelingua|lingua madre|madre lingua|bilingue|nativo|nativa|prima lingua`,
    C1: `fluente|fluido|ottimo|ottima|ottimi|eccellente|avanzato|avanzata|correntemente|corrente|molto buono|livello alto|alto|padronanza|livello avanzato|ottim[oa],? professionale|professionale,? ottim[oa]|professionale,? fluente|(?:piena|completa) competenza professionale|competenza professionale (?:piena|completa)|livello professionale (?:pieno|completo)|ottimo livello|ottima padronanza`,
    B2: `buono|buona|buoni|professionale|livello buono|buona conoscenza|più che buono|post[- ]intermedio|intermedio[- ]alto|buon livello`,
    B1: `intermedio|intermedia|medio|discreto|discreta|sufficiente|livello intermedio|conversazione|autonomo|livello medio|soddisfacente`,
    A2: `elementare|base|di base|scolastico|scolastica|basico|principiante|livello base|nozioni|nozioni di base|conoscenza base|livello scolastico|basilare|infarinatura|qualche parola|un po['’]|rudimenti`,
  },
  personal: `data(?: e luogo)? di nascita|luogo(?: e data)? di nascita|nat[oa](?: il| a| nel)|nazionalità|cittadinanza|stato civile|sesso|età|codice fiscale|coniugat[oa]|celibe|nubile|figli|genere`,
  labels: {
    given: `nome(?:\\(i\\))?`,
    family: `cognome(?:\\(i\\))?`,
    name: `nome|nome e cognome|cognome e nome|nominativo|cognome\\/nome|nome completo|cognome nome|nome\\/cognome|cognome\\(i\\)\\/nome\\(i\\)|nome\\(i\\) cognome\\(i\\)|candidat[oa]`,
    place: `indirizzo|residenza|domicilio|città|luogo|residente (?:a|in)|luogo di residenza|località|domiciliat[oa] (?:a|in)|indirizzo di residenza|sede|città di residenza|luogo di domicilio|comune di residenza|domicilio attuale|residente`,
    phone: `telefono(?: cellulare| fisso)?|tel|cellulare|cell|recapito telefonico|mobile|numero di telefono|recapito|fisso`,
  },
  titles: `ingegnere ingegnera sviluppatore sviluppatrice direttore direttrice impiegato impiegata addetto addetta tecnico tecnica contabile infermiere
      infermiera medico insegnante docente tirocinante stagista commesso commessa cameriere cameriera cuoco cuoca autista operaio operaia progettista
      avvocato avvocata responsabile capo capoturno caporeparto capocantiere magazziniere magazziniera mulettista carrellista corriere fattorino saldatore
      idraulico elettricista meccanico falegname muratore imbianchino verniciatore tornitore fresatore montatore manutentore conduttore aiuto apprendista
      garzone panettiere pasticciere pasticcera macellaio parrucchiere parrucchiera estetista giardiniere portiere receptionist centralinista segretario
      segretaria assistente ausiliario ausiliaria collaboratore collaboratrice consulente analista programmatore programmatrice sistemista grafico  
      redattore redattrice giornalista traduttore traduttrice interprete fotografo fotografa architetto geometra perito disegnatore disegnatrice ricercatore
      ricercatrice biologo biologa chimico chimica farmacista veterinario veterinaria dentista fisioterapista psicologo psicologa educatore educatrice
      animatore animatrice formatore formatrice maestro maestra professore professoressa tutor bibliotecario operatore operatrice oss badante caposala
      ostetrica ragioniere ragioniera commercialista revisore tesoriere controllore buyer acquirente venditore venditrice rappresentante agente promotore
      promotrice banconista cassiere cassiera barista barman sommelier lavapiatti pizzaiolo chef gestore gestrice titolare socio socia fondatore fondatrice
      presidente amministratore amministratrice dirigente coordinatore coordinatrice supervisore ispettore ispettrice vicedirettore praticante notaio
        volontario volontaria specialista guida vigile bagnino`,
  employment: `(?:contratto )?a tempo (?:in)?determinato|tempo (?:in)?determinato|part[- ]?time|full[- ]?time|tempo (?:pieno|parziale)|stagionale|a chiamata|\\d{1,2} ?(?:h|ore) ?(?:/|a|alla|settimanali) ?(?:settimana|sett\\.?)?`,
  employers: String.raw`officine?|fonderia|acciaierie|industrie|gruppo|cooperativa|ospedale|azienda (?:sanitaria|ospedaliera|usl)|asl|ausl|clinica|casa di (?:cura|riposo)|comune di|provincia di|regione|ministero|ristorante|trattoria|pizzeria|osteria|albergo|panificio|pasticceria|macelleria|farmacia|supermercat[oi]|magazzini|trasporti|autotrasporti|corrier[ei]|spedizioni|cantieri|logistica|costruzioni|edilizia|impresa|ditta|studio (?:legale|tecnico|associato|commerciale)|banca|cassa|assicurazioni|agenzia|editrice|tipografia|cantina|fattoria|azienda|società|fratelli|f\.lli|laboratori|consorzio|fondazione|associazione`,
};
