import type { Remarks } from '../../locale.ts';

/** What recruiters say in French around what they ask for (../../locale.ts). */
export const FR_REMARKS: Remarks = {
  greeting: `bonjour bonsoir salut coucou cher chère chers merci cordialement bien_à_toi bien_à_vous bises slt
    cdt`,
  who: `dg dirigeant dirigeante associé associée direction gérant gérante client clients cliente clientes
    patron patronne chef cheffe manager directeur directrice rh drh responsable recruteur recruteuse collègue
    collègues on je j nous ils elles il elle`,
  said: `d_après selon insiste insistent insisté dit disent disait demande demandent demandé demandés réclame
    réclament promis convenu mis_d_accord précisé souligné souligne signalé y_tient y_tiennent revient
    reviennent clair clairs claire clairement strict stricts intransigeant intransigeants appelé téléphoné
    discuté échangé rappelé rappelle sors`,
  ours: `comme_convenu comme_demandé comme_vu pour_info au_fait rappel merci_d_envoyer merci_de_n_envoyer
    n_envoyer envoie_moi envoyez_moi envoyez_nous regarde regardez à_noter à_vérifier à_cocher d_après_le_mail
    selon_le_mail petite_question encore_une_chose autre_chose en_tête_de_liste fyi mis_d_accord`,
  telling: `svp stp urgent très_important important importante capital primordial clé négociable exception
    exceptions compromis discutable comptait_le_plus compte_le_plus a_été_demandé nous_a_été_demandé
    est_demandé indispensable_no`,
  aside: `on nous je j ma mon mes c_est ce_sera c_était ce_n_est ils_sont ils_ont ça_sera`,
  wants: `cherchons cherche cherchent veux veut voulons voudrais voudrions souhaitons souhaite attendons attend
    besoin aimerions préférons exigeons exige faut demandons`,
  frame: `cherche cherchent cherchons cherchez recherchent recherchons recherche besoin veut veulent veux voul*
    souhait* désir* exig* réclam* demande demandent demandé demandée demandez requiert requis requise attend
    attendent attendons tiennent tient tiens tenir insist* rappel* revien* revient répèt* répét* soulign*
    précis* signale signalez mentionn* parle parlent dit disent note notez noter vérifie vérifiez regarde
    regardez regarder regardes jette jetez jeter coup_d_oeil coup_d_œil assure assurez assurer assurer_que
    veille veillez veiller confirme confirmez confirmer garanti* voir vois voit verra verrai verront trouv*
    repér* montre montrez figur* apparaît apparaître apparaisse visible lisible compte comptent importe
    importent importance prime repose dépend tourne décide décident décisif décisive tranch* lâche lâchent
    lâchera cède cèdent envoyer envoyez envoyé envoie envoient transmets transmettre transmettez présentez
    présentons propose proposer proposez retiens retiennent retenez retenir garde gardez garder convoquent
    convoque reçoiv* reçoi* recev* rencontrer rencontrent rencontreront sélectionnez présélection* cocher
    cochez coche case critère* indispensable* impérati* obligatoire* incontournable* essentiel* primordial*
    crucial* capital vital vitale nécessaire* condition prérequis sine_qua_non priorité prioritaire avant_tout
    surtout d_abord tout_premier toute_première tout_en_haut point_final un_point_c_est_tout sans_faute
    sans_hésit* absolument vraiment clairement franchement simplement notamment idéalement si_possible désol*
    pardon excus* reconnaissant* remerci* gré regrett* honnêtement urgence vite rapide* rapidement
    petite_question juste info peu_importe quoi_qu_il qu_importe quel_que_soit n_importe reste_s_apprend
    le_reste apprend s_apprend sûr sûre sûrs certain certaine plairait plaît faudr* faudrait portera
    question_sur dis_moi dites_moi fais_moi faites_moi signe peux_tu pouvez_vous pourrais pourriez peux pouvez
    uniquement seulement rien_que`,
  yields: `transig* cèd* cédera négociable discut* démord* lâch* bougera flanch* recul*`,
  screening: `équipe chef_d_équipe cheffe_d_équipe assurance syndicat magasin agence direction recrutement
    annonce brief profil cv dossier pile boîte reste fois question réponse œil coup chose raison début moment
    réunion visite retour candidat candidate personne là là_dessus dedans ici poste monde gens ceux celles
    suite simple`,
  talk: `m_a l_a nous_a nous_ont gens personnes profils candidats mail mails courriel message téléphone appel
    lundi mardi mercredi jeudi vendredi hier aujourd_hui matin semaine dernière liste tête haut point numéro no
    fois encore chose autre moi toi vous eux leur y ça cela ne sans_cesse dessus très trop surtout absolument
    beaucoup plus toujours souvent bien sûr tout cas fiche annonce offre poste cf sujet après selon comme ai
    sinon petite question dossier le_plus au_client des_gens que`,
  persons: `dossier dossiers quelqu_un personne personnes gens profil profils candidat candidats candidate
    candidates candidature candidatures cv quiconque celui ceux celles tous_ceux postulant postulants
    postulante`,
  takes: `reçoi* reçoiv* rencontr* convoqu* envoyez envoie envoies présentez proposez soumettez présentes
    présenter rencontrer voir recevoir recevra recevront inviter convoquer envoyer proposer retenir embaucher
    recruter considérer prendre prend prendra soumettre transmettre adresser regarder invite invitez veux veut
    voulons veulent`,
  rejects: `tabou tabous dommage inutile inutiles absurde refusent refusera écartent écartera exclure exclut
    exclus écarter écarte écartez écarté éviter évite évitez évitons éliminer éliminez rejeter rejette refuser
    refuse bannir bannis inutile_de_convoquer ne_conviennent_pas ne_convient_pas ne_passent_pas éliminée
    éliminées éliminés éliminé retirer_de_la_liste retire_de_la_liste retirez_de_la_liste laisse_de_côté
    laissons_de_côté disqualifie disqualifié éviter_toute_personne plutôt_que_prendre plutôt_que_de_prendre
    plutôt_que_embaucher surtout_personne_qui`,
  denies: `ne n pas aucun aucune`,
  needless: `pas_nécessaire pas_obligatoire pas_exigé pas_requis peu_importe n_est_pas_nécessaire`,
  us: `me nous m`,
  unwanted: `exclure exclu exclus exclusion exclusions écarter éviter éliminer liste_noire indésirable
    indésirables tabou tabous à_proscrire proscrire proscrit banni bannis non_désiré red_flag red_flags
    motif_de_refus refus`,
  aim: 'pour afin',
  otherwise: 'sinon',
  unless: 'sauf_si à_moins_que à_moins_de sauf_à',
  only_who: 'que qu',
  harm: `rouge problème problèmes souci soucis gêne gênant fâche énerve agace déteste détestent allergique
    allergie crainte craintes craint peur plainte plaintes objection objections alerte alarme rédhibitoire
    rédhibitoires veto défaut défauts disqualifie disqualifiant échaudé`,
};
