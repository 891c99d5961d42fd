import { whole, type CertificateFamily } from './certificate_form.ts';

// Offices, computers, the professions and the crafts. The narrow ones first: the first that a criterion names is meant.
export const OFFICE_CERTIFICATES: readonly CertificateFamily[] = [
  {
    name: 'diversity and inclusion certificate',
    asked: whole(String.raw`d ?& ?i|de&i|dei|diversity(?:,? (?:and|&) inclusion|,? equity,? and inclusion)?`),
    said: whole(String.raw`certified diversity \p{L}+|diversity[\p{L} ,&]{0,30}certif\p{L}+|cde|ccdp`),
  },
  {
    name: 'coaching certificate',
    asked: whole(String.raw`(?:icf[- ])?(?:professional )?coach(?:ing)?|icf`),
    said: whole(
      String.raw`icf|acc|pcc|mcc|certified (?:professional )?coach|coaching certif\p{L}+|systemische[rn]? coach`,
    ),
  },
  {
    name: 'scrum product owner certificate',
    asked: whole(String.raw`cspo|pspo|(?:scrum )?product owner`),
    said: whole(
      String.raw`cspo|a-cspo|pspo(?: i{1,3}| [123])?|(?:certified|professional) scrum product owner|safe pop?m`,
    ),
  },
  {
    name: 'CompTIA certificate',
    asked: whole('comptia'),
    said: whole(String.raw`comptia(?: \p{L}+\+?)?|(?:network|security|linux|server|cloud)\+`),
  },
  {
    name: 'security certificate',
    asked: whole(String.raw`(?:it |information |cyber ?|infosec )?security`),
    said: whole(
      String.raw`cissp|cism|cisa|crisc|ceh|oscp|ccsp|sscp|gsec|gcih|gpen|giac|(?:comptia )?security\+|certified ethical hacker|aws certified security[\p{L} -]{0,12}|iso 27001 lead \p{L}+|cks`,
    ),
  },
  {
    name: 'Kubernetes certificate',
    asked: whole('kubernetes|k8s'),
    said: whole(String.raw`cka|ckad|cks|kcna|certified kubernetes[\p{L} ]{0,26}`),
  },
  {
    name: 'Kafka certificate',
    asked: whole('kafka|confluent'),
    said: whole(String.raw`confluent certified[\p{L} ]{0,26}|ccdak|ccaak|kafka certif\p{L}+`),
  },
  {
    name: 'cloud certificate',
    asked: whole(String.raw`cloud`),
    said: whole(
      String.raw`aws certified[\p{L} -]{0,40}|aws solutions architect|microsoft certified: azure[\p{L} ]{0,30}|azure (?:administrator|fundamentals|developer|solutions architect)[\p{L} ]{0,12}|az-\d{3}|google cloud (?:certified|professional|associate)[\p{L} ]{0,24}|professional cloud architect|associate cloud engineer`,
    ),
  },
  {
    name: 'AWS certificate',
    asked: whole('amazon web services|amazon|aws'),
    said: whole(
      String.raw`aws[- ]certified[\p{L} -]{0,40}|aws (?:solutions architect|cloud practitioner|sysops|developer associate)[\p{L} -]{0,20}|amazon web services certif\p{L}+`,
    ),
  },
  {
    name: 'Azure certificate',
    asked: whole('microsoft azure|azure'),
    said: whole(
      String.raw`microsoft certified: azure[\p{L} ]{0,30}|azure (?:administrator|fundamentals|developer|solutions architect|devops engineer|data engineer|ai)[\p{L} ]{0,14}|az-\d{3}|dp-\d{3}|azure[\p{L} ]{0,12}certif\p{L}+`,
    ),
  },
  {
    name: 'Google Cloud certificate',
    asked: whole('google cloud(?: platform)?|gcp'),
    said: whole(
      String.raw`google cloud (?:certified|professional|associate|digital)[\p{L} ]{0,24}|professional (?:cloud architect|data engineer|machine learning engineer)|associate cloud engineer|gcp certif\p{L}+`,
    ),
  },
  {
    name: 'project management certificate',
    asked: whole(String.raw`project[- ]manage(?:ment|r)`),
    said: whole(
      String.raw`pmp|capm|pgmp|prince ?2|ipma|apm p[mf]q|project management professional|google project management|pmi-acp|(?:certified|zertifizierte[rn]?) projekt\p{L}+`,
    ),
  },
  {
    name: 'HR certificate',
    asked: whole(String.raw`hr|human resources?`),
    said: whole(String.raw`shrm(?:-s?cp)?|s?phri?|aphr|m?cipd|cipd level \d`),
  },
  {
    name: 'CIPD qualification',
    asked: /(?<!\p{L})CIPD(?! level)(?!\p{L})/iu,
    said: whole(String.raw`[mf]?cipd(?: level \d)?|(?:assoc|chartered) cipd`),
    sure: true,
  },
  {
    name: 'accounting designation',
    asked: whole(String.raw`account(?:ing|ancy|ant)`),
    said: whole(
      String.raw`cpa|acca|cima|aca|cga|cma|aat|ca anz|expert-comptable|bilanzbuchhalter(?:in)?|steuerberater(?:in)?|(?:certified|chartered)[\p{L} ]{0,12}accountant`,
    ),
  },
  {
    name: 'cybersecurity or networking certificate',
    asked: whole('networking|cisco|netzwerk'),
    said: whole(String.raw`ccna|ccnp|ccie|ccent|(?:comptia )?network\+|jncia|cisco certified[\p{L} ]{0,26}`),
  },
  {
    name: 'safety certificate',
    asked: whole(String.raw`(?:occupational |workplace |health and |h&s )?safety|osha|nebosh|iosh`),
    said: whole(
      String.raw`osha[- ]?\d{0,2}(?:-hour)?|nebosh|iosh|smsts|sssts|csp|fachkraft für arbeitssicherheit|sifa|safety pass|citb|scc`,
    ),
  },
  {
    name: 'welding certificate',
    asked: whole(String.raw`weld(?:ing|er)s?|schweiß\p{L}*`),
    said: whole(
      String.raw`(?:certified|coded) welder|cwi|welding certif\p{L}+|schweiß(?:er)?(?:schein|prüfung|zeugnis|fachmann|fachingenieur)|en iso 9606|aws d1\.\d`,
    ),
  },
  {
    name: 'trainer aptitude certificate (AdA)',
    asked: whole(String.raw`ausbild(?:ers?|ungs)eignung\p{L}*|ausbilderschein|ada[- ]schein|aevo`),
    said: whole(String.raw`ausbild(?:ers?|ungs)eignung\p{L}*|ausbilderschein|ada[- ]schein|aevo`),
    sure: true,
  },
  {
    name: "master craftsman's certificate (Meister)",
    asked: whole(String.raw`meister(?:brief|prüfung|titel)?|master craftsm[ae]n|handwerksmeister(?:in)?`),
    said: /(?<!\p{L})\p{L}*meister(?:in|brief|prüfung|titel)?(?!\p{L})|master craftsm[ae]n/iu,
  },
  {
    name: "journeyman's certificate (Gesellenbrief)",
    asked: whole(
      String.raw`gesellen(?:brief|prüfung)|facharbeiterbrief|lehrabschluss\p{L}*|(?:abgeschlossene )?(?:berufs|handwerkliche )?ausbildung|berufsabschluss|apprenticeship (?:certificate|completed)`,
    ),
    said: whole(
      String.raw`gesellen(?:brief|prüfung)|geselle|gesellin|facharbeiter(?:brief)?|lehrabschluss\p{L}*|(?:berufs)?ausbildung|lehre|journeym[ae]n|apprenticeship|meister(?:brief|prüfung)?`,
    ),
  },
  {
    name: 'bar admission',
    asked: whole(
      String.raw`(?:admitted|called|admission) to the (?:\p{L}+ ){0,3}bar|bar admission|bar exam|licensed attorney|zugelassene[rn]? rechtsanw\p{L}+`,
    ),
    said: whole(
      String.raw`(?:admitted|called|admission) to the (?:\p{L}+ ){0,3}bar|bar admission|\p{L}+ (?:state )?bar|rechtsanwaltszulassung|volljurist(?:in)?`,
    ),
    sure: true,
  },
  {
    name: 'real estate licence',
    asked: whole('real[- ]estate'),
    said: whole(
      String.raw`real[- ]estate (?:\p{L}+ )?(?:licen[cs]e|broker|agent licen[cs]e)|licensed realtor|realtor`,
    ),
  },
  {
    name: 'security guard licence',
    asked: whole(String.raw`sia|security guard|door supervisor|guard card|34a`),
    said: whole(
      String.raw`sia|door supervisor|guard card|sachkunde\p{L}*|34a|security (?:guard )?licen[cs]e`,
    ),
  },
  {
    name: 'lifeguard certificate',
    asked: whole(String.raw`life-?guard|rettungsschwimmer\p{L}*`),
    said: whole(String.raw`life-?guard|nplq|rettungsschwimmer\p{L}*`),
  },
  {
    name: 'Nielsen Norman UX certificate',
    asked: whole(String.raw`nn\/?g|nielsen[- ]norman(?: group)?(?: \(nn\/g\))?(?: ux)?`),
    said: whole(String.raw`nn\/g|nielsen[- ]norman`),
    sure: true,
  },
  {
    name: 'UX certificate',
    asked: whole(String.raw`ux|user experience`),
    said: whole(
      String.raw`nn\/g|nielsen norman|google ux[\p{L} ]{0,30}|ux[\p{L} ]{0,20}certif\p{L}+|cpux(?:-f)?`,
    ),
  },
  {
    name: 'bootcamp certificate',
    asked: whole(String.raw`boot-?camp`),
    said: whole(String.raw`[\p{L} ]{0,24}boot-?camp(?: certif\p{L}+)?`),
    sure: true,
  },
];
