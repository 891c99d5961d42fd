import { activities } from './activity.ts';

/** What people who make and run software have done. */
export const SOFTWARE = activities([
  {
    name: 'Has been on call',
    asked: [
      'on-?call|on call|pager|stand-?by (?:duty|rota)|rufbereitschaft|bereitschaftsdienst|astreinte|guardias?!|out-of-hours support',
    ],
    shown: [
      'on-?call|on call|pager|pagerduty|rufbereitschaft|bereitschaftsdienst|astreinte|24/7 (?:support|duty)',
    ],
    strict: true,
  },
  {
    name: 'Has broken a monolith into services',
    asked: [
      'monolith & migrat|break|broke|split|decompos|mov|services|microservices|apart|away|carv|replac|into|strangl|ablös',
      'migrat|mov|switch|transition|refactor & (?:to|towards|into) (?:a )?(?:micro-?services|service-oriented)',
    ],
    shown: ['monolith & microservice|services|migrat|decompos|split|broke|refactor|extract'],
    strict: true,
    silence: 'not_met',
  },
  {
    name: 'Has migrated systems to the cloud',
    asked: [
      'cloud|aws!|azure|gcp!|google cloud & migrat|mov|lift|transition|shift|umzug|umgezogen',
      'on-?prem & cloud',
    ],
    shown: ['migrat|moved|moving|lift|transition & cloud|aws!|azure|gcp!'],
    strict: true,
  },
  {
    name: 'Has led or carried out a migration',
    asked: [
      'migrat|platform move|replatform|cut-?over & LEAD|data|database|system|legacy|version|project|PHP|version|platform|carried|did|done|experience|erp!|upgrade',
      'migrations?!|migración|migriert',
    ],
    shown: ['migrat|replatform|migriert|migración'],
  },
  {
    name: 'Has replaced or modernised a legacy system',
    asked:
      'legacy|old|outdated|ageing|aging & replac|moderni[sz]|rewrit|rewrote|refactor|retir|renew|migrat|revamp|sunset|decommission',
    shown:
      'legacy|monolith|mainframe|old! & replac|moderni[sz]|rewrit|rewrote|refactor|retir|migrat|decommission',
  },
  {
    name: 'Has reduced response or loading times',
    asked: [
      '(?:response|load(?:ing)?|page|start-?up|boot|query|render) ?-?(?:time|latenc|speed)|latency|latenz|ladezeit|antwortzeit|tiempos? de (?:respuesta|carga)|temps de (?:réponse|chargement)|(?:api|page|query|query) speed & REDUCE|halved|milliseconds|below|under|better|got!',
      'latency (?:cut|reduction|down)',
    ],
    shown: [
      'latency|latenz|response times?!|load(?:ing)? times?!|page (?:load|speed)|load speed|start-?up|boot time|query times?!|render(?:ing)? time|ladezeit|antwortzeit|tiempos? de (?:respuesta|carga)|temps de (?:réponse|chargement) & REDUCE|from|to!',
    ],
    strict: true,
  },
  {
    name: 'Has made releases or builds faster',
    asked: [
      'deploy|releases?!|build|pipeline|delivery|ci!|lead time & faster|quicker|shorten|time|cut|reduc|speed|sped!|accelerat|halv|frequen',
    ],
    shown: [
      'deploy(?:ment)? (?:time|duration)|release (?:time|cycle)|build (?:time|duration)|pipeline|lead time|cycle time|deploy & REDUCE|from',
    ],
    strict: true,
  },
  {
    name: 'Has improved the performance of systems',
    asked:
      'improv|optimi[sz]|enhanc|boost|rais|increas|tun & performance|throughput|system performance|efficiency of systems',
    shown: [
      'performance|throughput|response time|latency|load time|query & improv|optimi[sz]|enhanc|boost|reduc|cut!|increas|faster|tun(?:ed|ing)',
    ],
    strict: true,
  },
  {
    name: 'Has worked at high load',
    asked: [
      'requests?!|events?!|transactions?!|messages?!|queries|orders & second|minute|hour|day|daily|rps!|load|million|scale|handled|per!',
      '(?:high|heavy)[ -](?:traffic|load|volume|throughput)|requests (?:a|per) second|at scale',
    ],
    shown: [
      'requests?!|events?!|transactions?!|messages?!|queries|orders|rps!|qps!|tps! & [0-9]',
      'high-traffic|high-load|high-volume|at scale|million (?:daily|monthly|active)|[0-9]m\\+? (?:users|requests|events)',
    ],
    strict: true,
  },
  {
    name: 'Has handled outages and incidents',
    asked: [
      'incidents?!|outage|production issue|postmortem|post-mortem|störung|major incident|sev[- ]?1 & handl|respon|manag|lead|led!|resolv|command|production|dealt|deal|write|wrote|run|root cause|experience|fix',
      'incident (?:response|management|commander)|post-?mortems?!|root[- ]cause analys',
    ],
    shown: ['incident(?:s|-response| response| management| commander)?!|outage|post-?mortem|root[- ]cause'],
    strict: true,
  },
  {
    name: 'Wrote documentation for incidents',
    asked: [
      'WRITE|document|runbook|playbook|guide & outage|incident|failure|emergenc|disaster|alert|störung',
    ],
    shown: ['runbook|playbook|post-?mortem|incident[^.]{0,20}(?:documentation|guide|procedure|handbook)'],
    strict: true,
  },
  {
    name: 'Has written documentation, manuals or guides',
    asked: [
      'WRITE|written & documentation|docs!|manuals?!|handbook|guides?!|runbook|playbook|knowledge base|sops?!|standard operating|procedures?!|handbuch|dokumentation|work instruction|wiki',
      'technical writing|documentation|user (?:guides|manuals)|runbooks?!|knowledge base|dokumentation|handbücher|betriebsanleitung',
    ],
    shown: [
      'WRITE|own(?:ed)?!|built|updat|creat & documentation|docs!|manuals?!|handbook|guides?!|runbook|playbook|knowledge base|sops?!|standard operating|procedures!|handbuch|dokumentation|work instruction|wiki|arbeitsanweisung|documentación',
    ],
    strict: true,
  },
  {
    name: 'Has run A/B tests',
    asked:
      'a/b|ab[- ]test|split[- ]test|experimentation|multivariate|controlled experiment|online experiment',
    shown: 'a/b|ab[- ]test|split[- ]test|multivariate test|experimentation platform|controlled experiment',
    strict: true,
  },
  {
    name: 'Has done user research',
    asked: [
      'user|customer|usability & research|interview|stud(?:y|ies)|test|feedback sessions|discovery',
      'usability test|user research|talks? to (?:users|customers)|speaks? to (?:users|customers)|spoken (?:to|with) (?:users|customers)|nutzerforschung',
    ],
    shown: [
      'user research|usability|user interviews?!|customer interviews?!|user stud(?:y|ies)|interviews with|customer discovery|user test|nutzerinterview|focus group',
    ],
    strict: true,
  },
  {
    name: 'Has taken part in code reviews',
    asked: 'code review|review(?:ed|s|ing)? (?:\\p{L}+ )?(?:code|pull requests)|pull request|peer review',
    shown: 'code review|reviewed (?:\\p{L}+ )?(?:code|pull requests)|pull requests?! & review',
  },
  {
    name: 'Has put machine learning models into production',
    asked: [
      'model|machine learning|ml!|ai! & production|deploy|live|ship|serving|operationali[sz]|produktion|mlops',
      'mlops',
    ],
    shown: ['model|machine learning|ml! & production|deploy|serving|served|mlops|ship|live!'],
    strict: true,
  },
  {
    name: 'Has worked on recommender systems',
    asked:
      'recommend(?:er|ation)s?!|personali[sz]ation engine|collaborative filtering|empfehlungssystem|recommend(?:er|ation) (?:system|engine|algorithm|model)',
    shown:
      'recommend(?:er|ation)s? (?:system|engine|algorithm|model|service|platform|feature)|recommender|collaborative filtering|personali[sz]ed recommendation|empfehlung',
    strict: true,
  },
  {
    name: 'Has integrated a payment provider',
    asked: [
      'payments?!|checkout|paypal|stripe|zahlung & integrat|wired?!|wiring|connect|built|build|implement|add|provider|gateway|process|online|system|platform|experience|exposure|anbind',
    ],
    shown: [
      'stripe|paypal|adyen|braintree|square!|klarna|payment (?:gateway|provider|processing|system|integration|platform|service|api)|payments?! & integrat|implement|built|build|system|platform|gateway|provider|service|process|migrat|develop|checkout|payments?!|zahlung',
    ],
    strict: true,
  },
  {
    name: 'Has worked on the security of software',
    asked: [
      'penetration test|pen-?test|vulnerabilit|threat model|security (?:audit|review|incident|test|hardening)',
    ],
  },
  {
    name: 'Has set up continuous integration or delivery',
    asked:
      'ci/cd|continuous (?:integration|delivery|deployment)|build pipeline|deployment pipeline & set|built|build|introduc|creat|implement|establish|design|own|maintain',
    shown:
      'ci/cd|continuous (?:integration|delivery|deployment)|build pipeline|deployment pipeline|pipelines?! & set|built|build|introduc|creat|implement|establish|design|own|maintain|automat|jenkins|github actions|gitlab',
    strict: true,
  },
  {
    name: 'Has introduced automated tests',
    asked: 'test & coverage|automat|introduc|unit|integration|end-to-end|regression|framework|suite',
    shown:
      'test (?:coverage|automation|suite|framework)|automated test|unit test|integration test|end-to-end test|regression (?:test|suite)',
    strict: true,
  },
  {
    name: 'Has worked on accessibility',
    asked: 'accessib|wcag|a11y|screen reader|barrierefrei|section 508|accesibilidad',
    shown: 'accessib|wcag|a11y|screen reader|barrierefrei|section 508',
    strict: true,
  },
  {
    name: 'Has launched a product, site or application',
    asked: [
      'launch|shipped|released|went live|brought to market|go-?live|lanz|lancé & product|app!|apps!|application|website|site!|feature|platform|service|store|mobile|shop|game|market',
      'product launch|go-?live|go-to-market',
    ],
    shown: [
      'launch|shipped|released|went live|go-?live|brought to market|lanz|lancé|rolled out & product|app!|apps!|application|website|site!|feature|platform|service|store|shop|game|line|collection|portal|marketplace',
    ],
    strict: true,
  },
  {
    name: 'Has built systems used in several countries',
    asked: [
      'systems?!|platform|service|software|application|operat|international|multi-country|rollout|roll-out|launch & countr|markets!|ländern|países|pays!',
    ],
    shown: [
      'countries|country|markets!|ländern|países|pays! & BUILD|platform|service|across|rollout|handl|systems?!|deploy|expand|launch',
    ],
    strict: true,
  },
  {
    name: 'Has got an application rated in a store',
    asked: 'app!|apps!|application|play store|app store & stars?!|rating|rated',
    shown: 'rating|stars?! & app|store|play!|ios|android',
    strict: true,
  },
  {
    name: 'Has reached an accuracy or availability',
    asked:
      'accuracy|uptime|availability|verfügbarkeit|precision|reliability & [0-9]|nines|%|percent|improv|rais|reach|achiev|high',
    shown: 'accuracy|uptime|availability|verfügbarkeit|precision|reliability|sla! & [0-9]',
    strict: true,
  },
  {
    name: 'Has automated a manual process or report',
    asked:
      'automat|automatis & manual|process|report|task|workflow|repetitive|paper|spreadsheet|excel|routine|auswertung|by hand|proceso|abl[aä]uf|prozess',
    shown: [
      'automat & manual|process|report|task|workflow|spreadsheet|excel|routine|deployment|testing|invoice|generation|script|prozess|proceso|hours',
      'replaced & manual|excel|spreadsheet|paper & script|scheduled|tool|automat|system|job|dashboard',
    ],
    strict: true,
  },
  {
    name: 'Has built reports or dashboards',
    asked:
      'dashboard|kpi report|management report & built|build|creat|design|develop|made|set up|maintain|deliver',
    shown:
      'dashboards?!|reporting suite|kpi report & built|build|creat|design|develop|made!|set up|maintain|deliver|own|implement|publish',
    strict: true,
  },
  {
    name: 'Has designed systems or architecture',
    asked: 'architect|system design & system|software|platform|solution|service|design|own|decision|defin',
    shown:
      'architect(?:ed|ure|ing|ural)|system design|designed & system|platform|service|solution|microservice|application|design|software|pipeline|backend',
    strict: true,
  },
]);
