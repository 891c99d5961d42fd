import { fold } from '../resume/lines.ts';

// Words that stand around what is asked for and ask for nothing themselves, folded (resume/lines.ts). No numbers, no
// negations, no words of time or of degree: where one of those is left over, the reader has not understood.
const FRAME = new Set(
  `a an the of in on at to for from with within into by as and or & is are be been being was were has have had having does do did can could will would should must may might shall
  able ability somebody someone anybody anyone person people candidate candidates applicant applicants he she they his her hers him their them himself herself themselves who whom that which whose we our us you your i my me it its
  some any other another such similar like else etc e g eg ie or so either whichever whatever kind kinds sort sorts type types form forms way equivalent comparable alternative variety
  this these those there here one ones following least also both
  experience experienced experiences exp background backgrounds exposure knowledge knows know knowing known familiar familiarity acquainted understanding understands understand skill skills skilled competence competent competency competencies comfortable
  proficient proficiency versed ease home confident conversant
  use uses used using user users work works worked working employed handle handles handled handling operate operates operated operating practise practice practised practiced practises practical practically hands hand handson
  write writes wrote written writing code codes coded coding program programs programmed programming programmer programmers script scripts scripted scripting developer developers develop develops developed developing development
  build builds built building create creates created creating make makes made making run runs ran running set sets setting up put puts putting do does done doing perform performs performed performing carry carried carries out
  manage manages managed managing administer administers administered administering maintain maintains maintained maintaining deploy deploys deployed deploying configure configured configures configuring
  apply applies applied applying employ employs employing conduct conducts conducted conducting deal deals dealt dealing touch touched touches
  good sound decent fair fairly reasonable well really truly actually definitely clearly explicitly literally simply just even already ever once before past previous previously prior former formerly somewhere sometime time times point some at
  please ideally preferably preferred required requirement requirements must need needs needed necessary essential plus bonus nice wanted want looking seeking mandatory desirable desired
  cv resume page profile application paper record stated listed mentioned named shown shows evident evidence evidenced demonstrable demonstrated proven proof spelled spelt written appear appears among amongst part set list
  skillset toolbox toolkit stack tools tool software platform platforms system systems suite suites product products package packages programme programmes application apps app solution solutions engine engines technology technologies tech vendor vendors provider providers brand flavour flavor variant environment environments
  job jobs role roles position positions work career careers professional professionally commercial commercially employment employer employers company companies firm firms business businesses organisation organization organisations organizations industry industries sector sectors field fields area areas domain world trade space side market
  day daily everyday routine routinely regular regularly production live real world setting settings context project projects personal own self assessment rating rates rate rated
  relevant related general specific dedicated counts count counted fine ok okay enough will do suffice suffices included including
  und oder der die das den dem des ein eine einen einem einer eines mit im in bei beim als von vom zu zum zur fur aus auf an am ist war sind hat haben hatte habe wurde kann konnen jemand kandidat kandidatin bewerber bewerberin person er sie es seine ihre schon bereits jemals mal auch irgendein irgendeine irgendeinem irgendeinen egal welches welche welcher
  kenntnis kenntnisse erfahrung erfahrungen erfahren vertraut umgang beherrscht beherrschen kennt kennen arbeitet arbeitete gearbeitet genutzt nutzt verwendet praxis berufserfahrung tatig beschaftigt angestellt programmiert alltag hintergrund vorhanden nachweislich branche bereich sektor firma unternehmen betrieb
  de du des la le les un une et ou en dans avec pour par sur au aux a ete est etait il elle on sait savoir connait connaissance connaissances maitrise maitriser utilise utiliser deja experience dans chez travaille travailler competence competences candidat candidate secteur entreprise societe domaine metier
  el los las una unos y o con para por del al ha han sido es era sabe saber conoce conocer conocimiento conocimientos experiencia manejo maneja manejar domina dominio usado utilizado trabajado trabaja trabajar alguna alguno algun tiene candidato candidata sector empresa empresas area
  il lo gli i uno di da con per ha sa conosce conoscenza esperienza van het een met bij voor heeft kennis ervaring ve ile bir icin deneyimi deneyim bilgisi biliyor`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** The words of a text that are no part of the frame, folded, in their order; `more` are frame words of the caller. */
export function leftWords(text: string, more?: ReadonlySet<string>): string[] {
  return fold(text.replaceAll(/['’]s\b/gu, ''))
    .split(' ')
    .filter((word) => word !== '' && !FRAME.has(word) && more?.has(word) !== true);
}

/** A text with stretches of it taken out, right to left. */
export function without(
  text: string,
  spans: readonly { readonly start: number; readonly end: number }[],
): string {
  let rest = text;
  for (const { start, end } of spans.toSorted((a, b) => b.start - a.start)) {
    rest = `${rest.slice(0, start)} ${rest.slice(end)}`;
  }
  return rest;
}
