import type { Tongue } from './tongue.ts';

export const FRENCH: Tongue = {
  headings: {
    header: `Contact, Contacts, Coordonnées, Mes coordonnées, Informations personnelles, Informations de contact, État civil, Renseignements personnels, Données personnelles,
      Me contacter, Contactez-moi, Profils, Réseaux sociaux, Liens, Identité, Adresse, Infos personnelles, Détails personnels, Informations`,
    summary: `À propos, Profil, Profil professionnel, À propos, À propos de moi, Objectif, Objectif professionnel, Objectifs, Résumé professionnel, Résumé, Présentation, Synthèse,
      Mon profil, Qui suis-je, Qui suis-je ?, Accroche, Projet professionnel, Sommaire, Résumé du profil, Profil personnel, En bref, Introduction, Objectifs professionnels, Synthèse professionnelle`,
    experience: `Expérience professionnelle, Expériences professionnelles, Parcours professionnel, Emplois, Stages, Stage, Parcours, Expérience, Expériences, Expérience de travail,
      Historique professionnel, Carrière, Carrière professionnelle, Emploi, Antécédents professionnels, Expériences et stages, Stages et expériences, Stages et emplois,
      Expériences de travail, Historique d'emploi, Historique des emplois, Mon parcours, Mes expériences, Postes occupés, Cheminement professionnel, Stages et alternances,
      Expérience significative, Expériences significatives, Expériences pertinentes, Alternance, Stages professionnels, Activités professionnelles, Activité professionnelle,
      Emplois saisonniers, Autres expériences, Autres expériences professionnelles, Expérience pertinente, Jobs étudiants, Expérience professionnelle et stages, Job d'été, Missions, Vie professionnelle`,
    education: `Formation, Formations, Études, Parcours académique, Diplômes, Formation académique, Diplômes et formations, Scolarité, Cursus, Formations et diplômes, Formation et diplômes,
      Éducation, Parcours scolaire, Parcours universitaire, Études et formations, Formation initiale, Cursus universitaire, Cursus scolaire, Cursus académique, Mes formations, Formation scolaire,
      Éducation et formation, Enseignement et formation, Études et diplômes, Formation universitaire, Formation professionnelle, Diplôme, Diplômes obtenus, Parcours de formation, Études supérieures,
      Formation supérieure, Bagage académique, Titres et diplômes, Diplômes et certifications, Formation et études, Formation et certifications`,
    skills: `Compétences, Compétences techniques, Compétences clés, Savoir-faire, Informatique, Outils, Atouts, Compétences informatiques, Compétences professionnelles, Logiciels,
      Savoir-être, Qualités, Connaissances, Domaines de compétence, Domaines de compétences, Compétences personnelles, Compétences spécifiques, Compétences numériques, Aptitudes, Expertise,
      Expertises, Domaines d'expertise, Connaissances informatiques, Connaissances techniques, Points forts, Forces, Compétences principales, Compétences transversales, Mes compétences,
      Compétences et qualités, Outils informatiques, Outils et logiciels, Logiciels maîtrisés, Compétences organisationnelles, Compétences sociales, Compétences relationnelles, Bureautique,
      Maîtrise des logiciels, Technologies, Compétences et outils, Compétences métier, Compétences métiers, Autres compétences, Compétences complémentaires, Aptitudes professionnelles,
      Compétences comportementales, Atouts personnels, Environnement technique, Compétences et aptitudes, Langages de programmation, Compétences acquises, Qualités personnelles, Habiletés, Compétences linguistiques et informatiques`,
    languages: `Langues, Langues étrangères, Compétences linguistiques, Langue, Langues parlées, Connaissances linguistiques, Maîtrise des langues, Langues vivantes, Niveau de langues, Langue maternelle et autres langues, Connaissance des langues, Langues pratiquées`,
    certifications: `Certificats, Certifications, Formations complémentaires, Permis, Formation continue, Formation complémentaire, Habilitations, Certifications et formations, Attestations, Brevets,
      Permis de conduire, Formations professionnelles, Certificats et formations, Licences et certifications, Habilitations et permis, Perfectionnement, Perfectionnement professionnel, Stages de formation, Permis et habilitations,
      Certificats et licences, Certifications professionnelles, Habilitations et certifications, CACES, Affiliations, Cours, Accréditations`,
    projects: `Projets, Projets personnels, Projets académiques, Projets réalisés, Réalisations, Projets universitaires, Projets professionnels, Principaux projets, Projets scolaires, Mes projets, Projets informatiques, Principales réalisations, Portfolio, Projets clés`,
    volunteering: `Bénévolat, Engagement associatif, Activités, Engagements, Vie associative, Activités extra-professionnelles, Activités extraprofessionnelles, Engagements associatifs, Expérience associative, Expériences associatives,
      Expérience bénévole, Activités bénévoles, Activités associatives, Volontariat, Implication, Implication sociale, Engagement bénévole, Associations, Activités parascolaires, Implications bénévoles`,
    publications: `Publications, Brevets et publications, Conférences, Communications, Articles, Publications scientifiques, Communications et publications, Travaux, Travaux et publications`,
    awards: `Prix, Récompenses, Distinctions, Prix et distinctions, Bourses, Bourses et prix, Prix et bourses, Distinctions honorifiques, Reconnaissances, Prix et récompenses`,
    interests: `Centres d'intérêt, Centre d'intérêt, Loisirs, Centres d'intérêts, Intérêts, Hobbies, Passions, Loisirs et intérêts, Activités et loisirs, Sports et loisirs, Loisirs et centres d'intérêt, Centres d'intérêt et loisirs, Activités et centres d'intérêt, Divers et loisirs, Passe-temps, Mes passions, Sports, Intérêts personnels`,
    references: `Références, Référence, Recommandations, Références professionnelles, Références sur demande, Références disponibles sur demande`,
    other: `Divers, Autres, Informations complémentaires, Autres informations, Renseignements complémentaires, Informations diverses, Disponibilité, Mobilité, Compléments, Prétentions salariales, Autre`,
  },
  weak: `Parcours, Formation, Formations, Stage, Stages, Emploi, Emplois, Études, Outils, Atouts, Logiciels, Informatique, Expertise, Expertises, Missions, Réalisations, Engagements, Activités, Cours, Prix, Travaux, Articles, Communications, Conférences,
    Forces, Qualités, Langue, Carrière, Cursus, Diplôme, Permis, Brevets, Adresse, Liens, Autre, Autres, Divers, Technologies, Bureautique, Alternance, Associations, Implication, Sports, Identité, Informations, Introduction, Référence, Mobilité, Disponibilité, Aptitudes, Présentation, Résumé, Synthèse, Objectifs, Forces, Portfolio`,
  document: `Lettre de motivation, Lettre de candidature, Curriculum vitæ, Mon CV, Curriculum vitae (CV), CV - Curriculum vitae, Dossier de compétences`,
  at: `chez`,
  nouns: {
    experience: 'experience experiences emplois stages postes missions fonctions',
    education: 'formation formations etudes diplomes',
    skills: 'competences aptitudes connaissances savoir-faire',
    certifications: 'certifications certificats',
    languages: 'langues',
    projects: 'projets',
    interests: 'loisirs',
  },
  noun_last: false,
  columns: {
    title: `poste, fonction, fonction ou poste occupé, intitulé du poste, emploi, métier, poste occupé, titre`,
    employer: `entreprise, employeur, société, nom de l'employeur, nom et adresse de l'employeur, organisme, structure`,
    place: `lieu, ville, localité, pays`,
    dates: `dates, date, période, durée, du, au, année, années, début, fin`,
    school: `établissement, école, université, nom de l'établissement, établissement de formation, organisme de formation, nom et type de l'établissement d'enseignement ou de formation, établissement d'enseignement, institut`,
    degree: `diplôme, formation, intitulé du diplôme, qualification, titre du certificat ou diplôme délivré, diplôme obtenu, titre obtenu, intitulé du certificat ou diplôme délivré, filière, spécialité, niveau`,
    other: `missions, principales activités, principales activités et responsabilités, secteur, description, tâches, type ou secteur d'activité, mention, service`,
  },
  months: [
    'janvier janv jan',
    'février fevrier févr fevr fév fev',
    'mars mar',
    'avril avr',
    'mai',
    'juin jun',
    'juillet juil jul jui',
    'août aout aoû aou',
    'septembre sept sep',
    'octobre oct',
    'novembre nov',
    'décembre decembre déc dec',
  ],
  seasons: {
    printemps: 3,
    été: 6,
    automne: 9,
    hiver: 12,
    '1er semestre': 1,
    '2e semestre': 7,
    '2ème semestre': 7,
    '1er trimestre': 1,
    t1: 1,
    t2: 4,
    t3: 7,
    t4: 10,
  },
  present: `aujourd['’]?\\s?hui|présent|present|actuel(?:le|lement)?|à ce jour|ce jour|en cours|maintenant|en poste|nos jours|poste actuel`,
  to: `jusqu['’](?:à|au|en)|à|au|et`,
  since: `depuis(?: le| l['’]année)?|dès|à partir d[eu]`,
  from: `du|de|d['’]|entre`,
  expected: `prévu\\p{L}*|attendu\\p{L}*|obtention prévue|en cours d['’]obtention|fin prévue`,
  degrees: {
    8: `doctorat|doctorant(?:e)?|thèse(?: de doctorat)?|docteur(?: en)?|bac\\s?\\+\\s?8|hdr(?=[\\s,(]|$)|diplôme d['’]état de docteur`,
    7: `master\\s?[12](?: professionnel| recherche)?|maîtrise|maitrise|diplôme d['’]ingénieur|diplome d['’]ingénieur|ingénieur diplômé(?:e)?|cycle ingénieur|cycle d['’]ingénieur|école d['’]ingénieurs?(?=,)|mastère(?: spécialisé)?|d\\.?e\\.?s\\.?s\\.?(?=[\\s,(]|$)|d\\.?e\\.?a\\.?(?=[\\s,(]|$)|magistère|bac\\s?\\+\\s?5|programme grande école|diplôme grande école|agrégation|desscf|dscg|diplôme supérieur de comptabilité et de gestion`,
    6: `grand diplôme|diplôme universitaire|maîtrise \\(bac\\+4\\)|bac\\s?\\+\\s?4|diplôme d['’]études supérieures spécialisées`,
    5: `(?<![\\p{L}\\p{N}'’)][ -])licence(?:\\s[123]|\\spro(?:fessionnelle)?\\.?)?(?=\\s(?:en|de|du|d['’])|\\s\\p{L}+\\s?(?:,|[-–—(|]|$)|$)|licence (?:professionnelle|pro\\b)|licence (?=en\\b)|bachelor universitaire de technologie|bac\\s?\\+\\s?3|baccalauréat en \\p{L}+ \\(québec\\)|baccalauréat en (?:génie|droit|administration|sciences infirmières|informatique|psychologie|enseignement|comptabilité|communication|ergothérapie|biologie|travail social)|bacc?\\. en|dcg(?=[\\s,(]|$)|diplôme d['’]état(?: d['’]infirmi\\p{L}+)?|diplôme de comptabilité et de gestion`,
    4: `bts(?:a)?|brevet de technicien supérieur|dut|diplôme universitaire de technologie|deug|deust|bac\\s?\\+\\s?2|classes? préparatoires?|cpge|prépa|titre professionnel (?:de )?niveau (?:5|iii)|diplôme d['’]études collégiales|dec(?= en\\b| technique\\b)`,
    3: `brevet professionnel|titre professionnel|titre rncp|brevet de maîtrise`,
    2: `c\\.?a\\.?p\\.?(?=[\\s,(]|$)|certificat d['’]aptitude professionnelle|b\\.?e\\.?p\\.?(?=[\\s,(]|$)|brevet d['’]études professionnelles|apprentissage(?: en| de)?|diplôme d['’]études professionnelles|(?:dep|aec)(?= en\\b)|bp(?= (?:arts|cuisine|coiffure|boulanger|boucher|électricien|plomberie|maçon|menuisier))|brevet de technicien(?! supérieur)|certificat fédéral de capacité|cfc(?=[\\s,(]|$)|deaes|deas(?=[\\s,(]|$)|diplôme d['’]état d['’]aide[- ]soignant\\p{L}*`,
    1: `bacc?alauréat(?: \\p{L}+)?|bac(?: (?:s|es|l|sti2d|stmg|stl|st2s|stg|général|professionnel|pro|technologique|scientifique|littéraire))(?=[\\s,(]|$)|bac(?=[\\s,(]|$)|brevet des collèges|diplôme national du brevet|maturité(?: gymnasiale| professionnelle)?|secondaire v`,
  },
  schools: `université|univ\\.|école|lycée|collège|institut|iut|insa|iae|cegep|cégep|cfa|faculté|ifsi|essec|conservatoire|polytechnique|afpa|greta|cnam|supélec|sciences po|grandes? écoles?|haute école`,
  levels: {
    C2: `langue maternelle|maternelle|bilingue|natif|native|langue natale|première langue|langue de naissance`,
    C1: `courant(?:e|s)?|couramment|lu,? parlé,? écrit|lu,? écrit,? parlé|lu,? écrit et parlé|parlé,? lu,? écrit|avancé(?:e)?|maîtrise parfaite|très bon(?:ne)? (?:niveau|maîtrise)|excellent(?:e|s|es)?(?: niveau)?|maîtrisé|très bien|expérimenté|autonome|professionnel(?:le)?,? (?:et )?courant(?:e)?|niveau professionnel complet|compétence professionnelle complète|capacité professionnelle complète|(?:à l['’])?oral et (?:à l['’])?écrit`,
    B2: `bon(?:ne)? (?:niveau|maîtrise|connaissance\\p{L}*)|professionnel(?:le)?|niveau professionnel|bon|bien|opérationnel(?:le)?|technique|pratique professionnelle`,
    B1: `fonctionnel(?:le)?|intermédiaire|moyen(?:ne)?|niveau moyen|conversationnel(?:le)?|conversation|indépendant|assez bien|satisfaisant|connaissances? générales?|niveau scolaire avancé`,
    A2: `notions?(?: de base)?|débutant(?:e)?|élémentaire|scolaire|niveau scolaire|bases?|de base|faible|rudiments|initiation|connaissances? de base|quelques mots|rudimentaire|lu`,
  },
  personal: `date de naissance|né(?:e)?(?: le| à| en)|lieu de naissance|date et lieu de naissance|nationalité|situation(?: familiale| de famille| matrimoniale)|état civil|âge|sexe|célibataire|marié(?:e)?|pacsé(?:e)?|enfants|civilité`,
  labels: {
    name: `nom|nom et prénom|prénom et nom|nom complet|nom, prénom|prénom\\(s\\) nom\\(s\\)`,
    place: `adresse|localisation|lieu|ville|domicile|lieu de résidence|résidence|habite à|adresse postale|localité|demeurant`,
    phone: `téléphone|tél|portable|mobile|gsm|cellulaire|fixe|numéro de téléphone|cell|t[ée]l\\. portable`,
  },
  titles: `ingénieur ingénieure développeur développeuse responsable directeur directrice chef cheffe consultante charge chargé chargée technicien technicienne
      assistante vendeur vendeuse comptable infirmier infirmière médecin professeur professeure enseignant enseignante stagiaire apprenti apprentie
      gestionnaire conducteur conductrice commercial commerciale secrétaire cuisinier cuisinière serveur serveuse boulanger boulangère pâtissier pâtissière
      boucher bouchère coiffeur coiffeuse esthéticienne jardinier jardinière paysagiste menuisier menuisière charpentier maçon plombier électricien
      électricienne soudeur soudeuse mécanicien mécanicienne peintre couvreur carreleur ouvrier ouvrière opérateur opératrice manutentionnaire magasinier
      magasinière préparateur préparatrice cariste livreur livreuse chauffeur chauffeuse caissier caissière réceptionniste concierge gouvernante agent
      agente employé employée hôte hôtesse standardiste aide auxiliaire soignant soignante ambulancier ambulancière pharmacien pharmacienne dentiste
      kinésithérapeute orthophoniste psychologue éducateur éducatrice animateur animatrice formateur formatrice instituteur institutrice documentaliste
      bibliothécaire journaliste rédacteur rédactrice traducteur traductrice interprète graphiste photographe architecte dessinateur dessinatrice juriste
      avocat avocate notaire greffier auditeur auditrice contrôleur contrôleuse trésorier analyste acheteur acheteuse approvisionneur négociateur
      négociatrice conseiller conseillère coordinateur coordinatrice coordonnateur coordonnatrice administrateur administratrice adjoint adjointe gérant
      gérante fondateur fondatrice président présidente superviseur superviseuse inspecteur inspectrice planificateur logisticien logisticienne programmeur
      programmeuse informaticien informaticienne chercheur chercheuse doctorant doctorante bénévole alternant alternante moniteur monitrice surveillant
      surveillante téléconseiller téléconseillère attaché attachée délégué déléguée commis plongeur barman sommelier vétérinaire sage-femme biologiste
      chimiste statisticien économiste dirigeant intérimaire saisonnier aide-soignant aide-soignante aide-comptable chef-cuisinier`,
  employers: String.raw`société|sociéte|groupe|établissements?|ets|cabinet|mairie|conseil (?:départemental|régional|général)|préfecture|ministère|chu|chr|centre hospitalier|hôpital|clinique|ehpad|maison de retraite|boulangerie|pâtisserie|boucherie|brasserie|auberge|hôtel|garage|ateliers?|laboratoires?|pharmacie|transports|entreprise|association|agence|banque|crédit|assurances|imprimerie|librairie|éditions|usine|carrefour|supermarché|magasin|crèche|commune de|ville de|communauté de communes|académie de|sncf|coopérative|domaine|château`,
};
