import type { Locale } from '../locale.ts';

/** French. */
export const fr: Locale = {
  code: 'fr',
  numbers: `zéro:0 un:1 une:1 deux:2 trois:3 quatre:4 cinq:5 six:6 sept:7 huit:8 neuf:9 dix:10 onze:11 douze:12
    quinze:15 vingt:20 trente:30 cent:100 douzaine:12 dizaine:10 treize:13 quatorze:14 seize:16 quarante:40
    cinquante:50`,
  function_words: `de du des la le les l d un une et_demi dans avec pour par sur au aux a à ayant est été était être il elle
    on ils elles son sa ses leur qui que qu candidat candidate déjà chez ce cette ces nous cherchons recherche
    recherchons quelqu quelqu_un personne très bonne bon bonnes bien idéalement si possible exigé requis
    souhaité obligatoire impératif minimum_requis doit devra avoir possède détient dispose justifie maîtrise
    maîtriser utilise utiliser sait savoir se en s y titulaire comprises compris non_compris même titre
    poste_de niveau domaine occupé présent elle_ou_il il_ou_elle elle_ou_a_t_il a_t_elle_ou_a_t_il
    indispensable exigée prérequis s_il_vous_plaît s_il_te_plaît vous_plaît y_a_t_il y_avait_il a_t_elle
    a_t_il utilisé utilisée emploie gérer répondre encore est_elle est_il aujourd_hui peut pourrait
    la_personne le_candidat cours ou_elle eu passé passée ici justifier justifiant disposer disposant détenir
    détenteur posséder apporter montrer démontrer démontré prouver prouvé attesté attestée confirmé confirmée
    condition critère requise requises nécessaire nécessaires attendu attendue demandé demandée souhaitée
    incontournable essentiel essentielle capital total totalisant cumulé cumulée cumuler durant pendant durée
    période long longue cours_de au_cours profil celui celle ceux dont lequel laquelle a_eu a_été avoir_été
    avoir_eu être_en soit_il passé_par à_son_actif acquise acquis fait faire faisant preuve dispose_t
    possède_t est_ce_que est_ce cherche besoin faut il_faut doit_avoir doit_être devrait merci svp vraiment
    réellement bel_et_bien notamment principalement surtout au_sein sein tant_que lors quel quelle quels
    propre propres vous votre notre vérifier vérifiez vérifie confirmer confirme préciser précise indiquer
    indique mentionner mentionne mentionné figurer figure apparaît apparaître trouver trouve voir voit
    constater annonce offre poste_exige exige exigent demande dossier candidature individu talent merci_de
    remerciements voeu liste éliminatoire rédhibitoire impérative impérativement non_négociable seuil question
    oui_ou_non filtre recherche_d idéal idéale parfait priorité importance importe importante important accent
    attachons attaché tenons s_assurer assurer que_si pourvu vrai cas c_est ce_serait serait sera seront
    future futur nouveau nouvelle collègue membre qu_en_est_il avons besoin_d nécessite nécessitons voulons
    vouloir souhaitons souhaiter attendons attendre réclame réclamons comporter comporte présenter présente
    offrir apporter_une afficher affiche atteste attester faire_état titulaire_de`,
  cues: {
    year: 'an ans année années',
    month: 'mois',
    week: 'semaine semaines',
    day: 'jour jours',
    percent: '% pour_cent',
    at_least: 'au_moins minimum au_minimum pas_moins_de un_minimum_de minimum_de',
    over: 'plus_de plus_d supérieur_à supérieure_à',
    at_most: 'au_plus au_maximum pas_plus_de maximum jusqu_à',
    under: 'moins_de moins_d inférieur_à inférieure_à inférieures_à',
    or_more: 'ou_plus et_plus ou_mieux',
    or_less: 'ou_moins au_maximum au_plus',
    and: 'et ainsi_que plus & également',
    or: 'ou ou_bien soit',
    not: 'pas jamais sans aucun aucune ni n_a_pas n_a_jamais non hors_de',
    but_not: 'mais_pas sauf',
    any_of: 'l_un_des l_une_des au_choix',
    or_similar: 'ou_équivalent ou_similaire ou_équivalente ou_comparable',
    experience: 'expérience expériences connaissance connaissances maîtrise compétence compétences pratique',
    work: `travaille travaillé travailler travail exercé emploi poste métier occupe employé employée en_poste
      au_travail professionnelle professionnel passage`,
    as: 'comme en_tant_que au_poste_de en_qualité_de',
    job: 'poste emploi fonction',
    employer: `entreprise société employeur employeurs entreprises sociétés salarié_de salariée_de salarié salariée
      patron patrons maison maisons structures boîtes`,
    title: 'titre intitulé',
    industry: 'secteur industrie branche milieu',
    total: 'expérience_professionnelle expérience_de_travail',
    now: 'actuellement en_ce_moment aujourd_hui toujours à_présent actuel actuelle',
    past: 'ancien ancienne auparavant',
    last: 'dernières derniers dernière dernier',
    since: 'depuis après',
    ago: 'il_y_a',
    recently: 'récemment',
    employed: 'en_poste en_activité en_emploi',
    unemployed: 'sans_emploi au_chômage',
    gap: 'interruption interruptions trou trous césure',
    freelance: 'freelance indépendant indépendante à_son_compte auto_entrepreneur',
    intern: 'stage stages stagiaire alternance',
    decade: 'décennie',
    money: 'million millions euros euro',
    area: 'région ville département',
    thing: 'outil outils logiciel logiciels plateforme système systèmes',
    excluded: 'non_compris non_comprises non_compté exclus exclu hors_stages',
    included: 'compris comprises inclus incluses y_compris',
    each: 'chaque',
    same: 'même',
    know: 'connaît connait programme développe',
    deep: 'approfondie approfondies solide solides excellente avancé avancée',
    expert: 'expert experte avancé',
    basic: 'notions bases débutant',
    degree: `diplôme diplômé diplômée études études_supérieures formation_supérieure licence_universitaire
      diplôme_universitaire formation diplômes titulaire_d_un_diplôme cursus`,
    secondary: 'baccalauréat bac',
    vocational: 'cap bep bac_pro apprentissage',
    diploma: 'bts dut deug bac+2',
    bachelor: 'licence_en bac+3 licence_pro bachelor bac_3',
    master: 'master bac+5 ingénieur_diplômé diplôme_d_ingénieur grande_école dess dea bac_5',
    doctorate: 'doctorat docteur thèse bac+8',
    student: 'étudiant étudiante en_cours_d_études inscrit inscrite',
    completed: 'obtenu obtenue validé validée terminé terminée acquis',
    or_higher: 'ou_supérieur ou_plus ou_supérieure',
    school: 'université école institut',
    certificate:
      'certificat certification certifié certifiée habilitation attestation brevet agrément qualification caces',
    licence: 'permis licence autorisation',
    valid: `valable valide en_cours_de_validité à_jour en_vigueur actif active non_expiré encore_valable
      toujours_valable validité`,
    in_progress: 'en_cours',
    speak: 'parle parler parlé',
    language: 'langue langues langue_étrangère',
    native: 'langue_maternelle maternelle bilingue natif native',
    fluent: 'courant couramment courante parfaitement maîtrise_de excellente_maîtrise',
    working_level: 'professionnel opérationnel',
    intermediate: 'intermédiaire',
    lead: `encadre encadré encadrer encadrement dirigé dirige diriger managé manager manage management géré
      supervisé supervise lien_hiérarchique management_d_équipe responsable_de chef_d_équipe direction
      direction_d_une responsabilité_de collaborateurs_directs responsable_d_une_équipe sous_sa_direction
      sous_ma_direction commandement sous_ses_ordres à_la_tête direction_de pilotage piloté chapeauté
      chapeaute subordonnés encadrant animé animation_d_équipe`,
    people: `personnes personne collaborateurs employés salariés personnel agents subordonnés collaborateurs_directs
      équipiers membres gens salariées`,
    team: 'équipe équipes service département brigade',
    formal: 'lien_hiérarchique hiérarchique',
    mentor: 'mentor tuteur tutorat',
    live: `habite réside domicilié domiciliée vit basé basée résidence domicile habitant résidant résidente
      demeurant installée installé logé loge`,
    relocate: `déménager déménagement mobilité mobile s_installer disposition_à_déménager déménagerait
      mobilité_géographique changer_de_ville changer_de_région s_établir s_installerait mobilité_acceptée`,
    near: 'près alentours environs proche',
    abroad: 'étranger',
    right_to_work: `permis_de_travail autorisation_de_travail titre_de_séjour visa carte_de_séjour droit_de_travailler
      autorisé_à_travailler autorisée_à_travailler permis_de_séjour peut_travailler_légalement visa_de_travail`,
    citizen: 'citoyen citoyenne nationalité ressortissant ressortissante passeport',
    salary: 'salaire salariales prétentions prétentions_salariales rémunération tarif_journalier',
    notice: 'préavis',
    start: `disponible disponibilité immédiatement disponible_immédiatement commencer début débuter démarrer
      prise_de_poste entrée_en_fonction intégrer rejoindre commencerait libre se_libérer début_possible délai`,
    full_time: 'temps_plein temps_complet',
    part_time: 'temps_partiel mi_temps',
    shift: `nuit équipes_de_nuit week_end week_ends astreinte astreintes horaires_décalés 3x8 2x8 travail_de_nuit
      travail_le_week_end travail_du_matin soirées nuits postes_de_nuit gardes garde samedis dimanches
      permanence permanences horaires_de_nuit travail_nocturne`,
    travel: 'déplacements voyager déplacement',
    remote: 'télétravail à_distance hybride',
    clearance: 'casier_judiciaire habilitation_secret',
    driving: 'permis_de_conduire permis_b permis véhicule voiture',
    would: `prêt prête souhaite accepterait disposé disposée ouvert ouverte disponibilité disposition possible
      accepte`,
    senior: 'senior confirmé',
    executive: 'directeur directrice pdg dirigeant',
    junior: 'junior débutant',
    link: 'linkedin github portfolio site',
    yes: 'oui volontiers possible disponible_pour prêt prête sans_problème d_accord tout_à_fait volontaire',
    budget: 'budget budgets budgétaire budgétaires enveloppe finances dépenses financière',
    deputy: 'adjoint adjointe assistant assistante vice',
    only: 'uniquement seulement exclusivement',
    sponsor: 'parrainage sponsor',
  },
  status: {
    before: {
      denied: 'pas_de pas_d pas sans aucun aucune jamais ni pas_encore n_ai_pas non_disponible',
      basic: 'notions_de notions bases bases_de débutant initiation_à',
      learning: `formation_en_cours apprends apprentissage_de cours_de étudie inscrit_à inscrite_à premiers_pas
        apprends_en_ce_moment cours inscrite_au inscrit_au inscrite_au_cours`,
      planned: `prévu prévue souhaite envisage projet_de préparation_de préparation recherche intéressé_par but
        objectif compte je_souhaite formation`,
      lapsed: 'expiré expirée périmé périmée ancien',
      abandoned: 'abandonné abandon interrompu non_validé',
      seen: 'observé observation assisté_à découverte_de à_côté_de collègues',
      others: 'réalisé_par géré_par sous_traité confié_à un_prestataire une_agence mon_responsable',
      private: 'loisirs hobby à_titre_privé centres_d_intérêt',
    },
    behind: {
      denied: 'non aucun aucune jamais pas_encore exclu exclue exclus exclues impossible impossibles',
      basic: 'notions bases débutant',
      learning: 'en_cours en_formation en_cours_de_formation commencé commencée cours_du_soir',
      planned: `prévu prévue en_préparation à_venir en_projet prochain l_an_prochain prévue_au demandé en_attente
        envisagé envisagée à_passer à_obtenir prochainement`,
      lapsed: `expiré expirée périmé périmée non_renouvelé non_renouvelée caduc échu échue caduque non_valide
        plus_valable suspendu retiré retirée`,
      abandoned: `abandonné abandonnée interrompu interrompue non_validé non_validée sans_diplôme non_obtenu inachevé
        non_terminé non_terminée non_achevé arrêté arrêtée laissé inachevée sans_obtenir`,
      seen: 'observé lecture_seule vu_en démonstration',
      others: `sous_traité par_un_prestataire confié_à relevait_de était_dirigée_par était_dirigé_par était_géré_par
        géré_par dirigée_par pour_nous par_un_autre assuré_par confié_à_un incombait dépendait menée_par
        mené_par`,
      private: `loisir à_titre_privé à_la_maison le_week_end en_privé pour_des_projets_privés projets_privés
        projets_personnels`,
    },
  },
};
