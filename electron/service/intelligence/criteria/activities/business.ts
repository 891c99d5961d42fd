import { activities } from './activity.ts';

/** Money, customers, suppliers and rules. */
export const BUSINESS = activities([
  {
    name: 'Has brought cloud or infrastructure costs down',
    asked: 'cloud|infrastructure|hosting|aws!|azure|server & cost|spend|bill|expens',
    shown: 'cloud|infrastructure|hosting|aws!|azure|gcp!|server & cost|spend|bill|expens & LESS',
    strict: true,
  },
  {
    name: 'Has saved money or cut costs',
    asked: [
      'LESS & costs?!|money|spend|expens|expenditure|bill!|bills!|budget|kosten|coûts?!|costes?|costos?|gastos?|overhead|dollars|euros',
      'sav(?:ed|ings?)!|save! & company|employer|firm|money|costs?!|business|[$€£]|annual|million|thousand|k!',
      'cost (?:reduction|savings?|cutting)|kostensenkung|einsparung|reducción de costes|réduction des coûts|savings?!|made (?:it|things|something) cheaper',
    ],
    shown: [
      'LESS & costs?!|spend|expens|expenditure|bill!|bills!|kosten|coûts?!|costes?|costos?|gastos?|overhead|fees?!|wastage costs?!',
      'sav(?:ed|ing|ings)! & [$€£]|eur!|usd!|thousand|million',
      'cost (?:reduction|savings?)|kostensenkung|einsparung(?:en)? von|ahorr',
    ],
    strict: true,
  },
  {
    name: 'Has held a budget',
    asked: [
      'budgets?!|budget(?:ary|ing)|p&l|profit and loss|budgetverantwortung|presupuesto|opex|capex|ad spend|media spend & manag|respons|held|hold|own|control|oversaw|run|ran!|handl|plan|lead|trust|charge|million|above|over|verantwort|gestion|project|thousand|dollar|prepar|spen',
      'budget (?:responsibility|ownership|management|holder)|p&l|million-dollar|budgetverantwortung',
    ],
    shown: [
      'budgets?!|p&l|profit and loss|budgetverantwortung|presupuestos? de|ad spend|media spend & manag|respons|held|hold|own|control|oversaw|oversee|run!|ran!|handl|plann|up to|of!|with!|trusted|verantwort|gestion|gestión|administ|prepar',
    ],
    strict: true,
  },
  {
    name: 'Has increased revenue or sales',
    asked: [
      'RAISE|generat|drove|drive|brought in & revenue|sales!|turnover|income|umsatz|chiffre d|ventas|arr!|mrr!|bookings|profit|margin|gmv!',
      'revenue growth|sales growth|umsatzsteigerung|generated revenue|(?:drove|driven) revenue',
    ],
    shown: [
      'RAISE|generat|drove|driv|brought in & revenue|sales!|umsatz|chiffre d|ventas|arr!|mrr!|bookings|profit|margin|gmv!|receipts',
    ],
    strict: true,
  },
  {
    name: 'Has increased users, traffic or subscribers',
    exact: true,
    asked: [
      'RAISE|won!|attract & users?!|user base|traffic|visitors?!|subscrib|followers?!|audience|downloads|sign-?ups?!|active users|membership|reach!|engagement|readership|enrol|attendance',
    ],
  },
  {
    name: 'Has raised conversion',
    asked: 'conver(?:sion|ted|ting)|konversion|conversión',
    shown: 'conversion|conversion rates?!|konversion|conversión & RAISE|from|to!',
    strict: true,
  },
  {
    name: 'Has kept customers or employees from leaving',
    asked: [
      'retention|retain|renewal|loyalty & RAISE|customer|client|employee|staff|rate|achiev|user',
      'churn & REDUCE|customer|client',
    ],
    shown: [
      'retention|retained|renewal|loyalty & RAISE|[0-9]|achiev|customer|client|reach',
      'churn & LESS|[0-9]',
    ],
    strict: true,
  },
  {
    name: 'Has reduced employee turnover',
    asked:
      'turnover|attrition|staff leaving|fluktuation|rotación de personal|resignations & LESS|employee|staff|voluntary|REDUCE',
    shown: 'turnover|attrition|fluktuation|rotación|resignations & LESS',
    strict: true,
  },
  {
    name: 'Has reduced errors, defects or waste',
    exact: true,
    asked: [
      'LESS & errors?!|defects?!|bugs?!|mistakes|scrap|wast(?:e|age)|rework|reject|ausschuss|fehler|faults?!|complaints?!|returns?!|shrinkage|food waste|reklamation|abfall|merma|rebut|no-?shows?!|accidents?!|incident|injur|downtime|outages?!|falls!|infections?!|emissions|energy|noise|stillst',
      'scrap|ausschuss|food waste|downtime|shrinkage & reduction|senkung|down!|lower',
    ],
    shown: [
      '(?:error|defect|bug|mistake|scrap|reject|fault|complaint|return|no-?show|accident|incident|injur|outage|fall|infection|emission|stillst|ausschuss|fehler|reklamation|merma|rebut)\\p{L}*|wast(?:e|age)|rework|shrinkage|food waste|abfall|downtime|energy & LESS|senkung|reduktion',
    ],
    strict: true,
  },
  {
    name: 'Has made a process faster',
    exact: true,
    asked: [
      'REDUCE & time-?to-?(?:hire|fill|market|resolution)|turnaround|cycle time|processing time|lead time|throughput time|waiting times?!|wait times?!|set-?up time|changeover|close!|month-end|delivery times?!|handling time|resolution time|durchlaufzeit|rüstzeit|bearbeitungszeit|délais?!|plazos?',
    ],
    shown: [
      'time-?to-?(?:hire|fill|market|resolution)|turnaround|cycle time|processing time|lead time|throughput time|waiting times?!|wait times?!|set-?up time|changeover|month-end|delivery times?!|handling time|resolution time|durchlaufzeit|rüstzeit|bearbeitungszeit|délais?!|plazos? & REDUCE|from',
    ],
    strict: true,
  },
  {
    name: 'Has raised customer satisfaction',
    asked: [
      'satisfaction|nps!|csat!|net promoter|guest scores?!|kundenzufriedenheit|reviews? scores?! & RAISE|high|customer|client|guest|score|achiev|patient|keep',
    ],
    shown: [
      'satisfaction|nps!|csat!|net promoter|guest scores?!|kundenzufriedenheit|satisfacción & RAISE|[0-9]|achiev|maintain',
    ],
    strict: true,
  },
  {
    name: 'Has dealt with complaints',
    asked:
      'complain|reklamation|beschwerde|réclamation|quejas|reclamacion|angry|unhappy|upset|difficult|irate|escalations?! & handl|deal|dealt|CUSTOMER|resol|bearbeit|calm|manag|work|gest|trait',
    shown: [
      'complain|reklamation|beschwerde|réclamation|quejas|reclamacion|upset|irate|escalations?!|escalated|angry',
    ],
    strict: true,
  },
  {
    name: 'Has served customers face to face',
    asked: [
      'CUSTOMER|public & face[- ]to[- ]face|in person|counter|front[- ]line|serv|direct|facing|contact|front desk|reception|kontakt|trato|accueil',
      'customer-?facing|client-?facing|face[- ]to[- ]face|front of house|foh!|kundenkontakt|shop floor|till!|atención al (?:público|cliente)',
    ],
    shown: [
      'CUSTOMER & serv(?:ed|ing)!|greet|welcom|assist|advis|counter|in person|face[- ]to[- ]face|check(?:ed|ing)?-?in|help|reception|accueil|beraten|beratung|atención|atend',
      'front of house|foh!|waiter|waitress|cashier|till!|customer-facing|client-facing|kundenberatung|reception(?:ist)?!|front desk|server!',
    ],
    strict: true,
  },
  {
    name: 'Has worked front of house',
    asked: 'front[- ]of[- ](?:the[- ])?house|foh!',
    shown: 'front[- ]of[- ](?:the[- ])?house|foh!|waiter|waitress|waiting tables|maître d|host(?:ess)!',
    strict: true,
  },
  {
    name: 'Has made cold calls',
    asked:
      'cold[- ]call|cold outreach|kaltakquise|prospect(?:ing|ed)|outbound (?:calls?|sales)|telesales|llamadas en frío|démarchage|door[- ]to[- ]door',
    shown:
      'cold[- ]call|cold outreach|kaltakquise|prospect(?:ing|ed)|outbound|telesales|démarchage|door[- ]to[- ]door|calls a day|dials',
    strict: true,
  },
  {
    name: 'Has reached or beaten sales targets',
    asked: [
      'quotas?!|targets?!|sales goals?!|zielvorgabe|objectifs?!|objetivos de venta & beat|beaten|met!|hit!|exceed|reach|achiev|over|surpass|above|outperform|smash|attain|percent|[0-9]|carr|übertroffen|erreich|crush|dépass',
    ],
    shown: [
      'quotas?!|targets?!|sales goals?!|attainment|ziele?!|objectifs?! & beat|met!|hit!|exceed|reach|achiev|of!|over|surpass|above|outperform|[0-9]|übertr|erreich|dépass',
      "president's club|top (?:performer|seller|salesperson|rep!)|over quota|over-?achiev",
    ],
    strict: true,
  },
  {
    name: 'Has won new customers or accounts',
    asked: [
      'new business|neukunden|new (?:customers?|clients?|accounts?|logos?)|nuevos clientes|nouveaux clients & won!|win!|acqui|bring|brought|clos|gain|gewinn|sign|land|develop|open|captac',
      'new business development|neukundengewinnung|new logos?!|customer acquisition|prospection',
    ],
    shown: [
      'new business|neukunden|new (?:\\p{L}+ )?(?:customers?|clients?|accounts?|logos?|contracts?)|nuevos clientes|nouveaux clients & won!|acqui|brought|clos|gain|gewonn|sign|land|develop|opened|captac|add',
    ],
    strict: true,
  },
  {
    name: 'Has looked after key accounts',
    asked:
      'key accounts?!|strategic accounts?!|major accounts?!|account (?:portfolio|management)|großkunden|grands comptes|portfolio of (?:clients|customers|accounts)|book of business',
    shown:
      'key accounts?!|strategic accounts?!|major accounts?!|account (?:portfolio|management|manager)|großkunden|grands comptes|portfolio of|book of business|accounts worth',
    strict: true,
  },
  {
    name: 'Has negotiated with suppliers or on contracts',
    asked: [
      'NEGOTIATE & supplier|vendor|contract|purchas|price|carrier|lieferant|proveedor|fournisseur|terms|deal|rates?!|lease|agreement|licen',
      'contract negotiation|supplier negotiation|vertragsverhandlung|preisverhandlung|hard bargain',
    ],
    shown: [
      'NEGOTIATE & supplier|vendor|contract|purchas|price|carrier|lieferant|proveedor|fournisseur|terms|deal|rate|lease|agreement|licen|vertrag|verträge|preis',
    ],
    strict: true,
  },
  {
    name: 'Has negotiated with unions',
    asked: [
      'NEGOTIATE & union|works council|betriebsrat|syndicat|sindicat|gewerkschaft|labou?r|collective',
      'collective bargaining|union negotiation|tarifverhandlung|labou?r relations|convenio colectivo|trade union',
    ],
    shown: [
      'NEGOTIATE & union|works council|betriebsrat|syndicat|sindicat|gewerkschaft|collective',
      'collective (?:bargaining|agreement)|tarifverhandlung|negociación colectiva',
    ],
    strict: true,
  },
  {
    name: 'Has managed suppliers',
    asked:
      'vendors?!|suppliers?!|lieferanten|proveedores|fournisseurs|subcontract|outsourc & manag|select|audit|work|relation|oversaw|coordinat|evaluat|develop|onboard',
    shown:
      'vendors?!|suppliers?!|lieferanten|proveedores|fournisseurs|subcontract|outsourc & manag|select|audit|relation|oversaw|coordinat|evaluat|develop|negotiat|onboard|sourc',
    strict: true,
  },
  {
    name: 'Has passed or carried out audits',
    asked: 'audits?!|audited|auditing|auditor|prüfung(?:en)? durch|auditoría',
    shown: 'audits?!|audited|auditing|auditor|auditoría|jahresabschlussprüfung|betriebsprüfung',
    strict: true,
  },
  {
    name: 'Has introduced a management standard such as ISO',
    exact: true,
    asked: [
      'introduc|implement|roll|BUILD|certif|einführ|led!|lead|set up|plant|site|achiev|gain|brought & iso!|iso ?[0-9]+|quality management|qualitätsmanagement|haccp|iatf|gmp!|soc ?2|gdpr|dsgvo|lean|six sigma|5s!|kanban|erp!|sap!|crm!',
    ],
    shown: [
      'iso!|iso ?[0-9]+|quality management|qualitätsmanagement|haccp|iatf|gmp!|soc ?2|gdpr|dsgvo|lean|six sigma|5s!|kanban|erp!|sap!|crm! & introduc|implement|roll|set up|einführ|eingeführt|achiev|gain|obtain|certified|implant|mise en place|mis en place',
    ],
    strict: true,
  },
  {
    name: 'Has rolled something out in several places',
    asked:
      'roll-?out|rolled? out|rolling out|introduc|implement|einführ & plants?!|sites?!|locations?!|branches|countries|stores?!|offices|werke|standorte|markets|fábricas|departments?!|hospitals?!|schools?!',
    shown:
      'roll-?out|rolled? out|rolling out|introduc|implement|einführ|eingeführt|implant|deploy & plants?!|sites?!|locations?!|branches|countries|stores?!|offices|werken?!|standorten?!|markets|fábricas|departments?!|hospitals?!|schools?!',
    strict: true,
  },
  {
    name: 'Has worked on compliance',
    asked:
      'compliance|gdpr|dsgvo|hipaa|sox!|regulatory|anti-money|aml!|kyc!|datenschutz & ensur|work|respons|led!|lead|manag|experience|introduc|monitor|in charge|handl|report',
    shown: 'compliance|gdpr|dsgvo|hipaa|sox!|regulatory|anti-money|aml!|kyc!|datenschutz|compliant',
    strict: true,
  },
  {
    name: 'Has worked on a merger or acquisition',
    asked:
      'mergers?!|m&a|acquisitions?!|due diligence|post-merger|carve-?out|fusion(?:en)?!|divestiture|takeover',
    shown:
      'merger|m&a|due diligence|post-merger|carve-?out|fusion!|divestiture|takeover|acquisition of|acquisitions!|integration of the acquired',
    strict: true,
  },
  {
    name: 'Has opened a new site or shop',
    asked:
      'open|set up|launch|establish|start|eröffn|ouver|ouvr|abr|built up & stores?!|shops?!|restaurants?!|branch|offices?!|sites?!|locations?!|clinic|plants?!|warehouse|hotel|filiale|standort|tienda|boutique|magasin|centre|center|school',
    shown:
      '(?:re-?)?open(?:ed|ing|ings)!|launch|set up|establish|eröffn|ouverture|ouvert|apertura & stores?!|shops?!|restaurants?!|branch|offices?!|sites?!|locations?!|clinic|plants?!|warehouse|hotel|filiale|standort|tienda|boutique|magasin|centre|center|school',
    strict: true,
  },
  {
    name: 'Has handled import, export or customs',
    asked:
      'import|export|customs|zoll|aduana|douane|incoterms & import|export|customs|clear|declar|manag|handl|shipment|broker|trade|international|goods|process|experience|abwick|paper|document|regulation',
    shown:
      'customs|zoll|aduana|douane|incoterms|import|export & clear|declar|shipment|broker|trade|duty|abwick|freight|goods|document|regulation|incoterms|manag|handl|port!',
    strict: true,
    silence: 'not_met',
  },
  {
    name: 'Has prepared annual or monthly accounts',
    asked:
      '(?:month|year|quarter)-?(?: |-)?end|annual accounts|financial statements|jahresabschl|monatsabschl|closing of the books|cierre (?:mensual|anual)|clôture',
    shown:
      '(?:month|year|quarter)-?(?: |-)?end|annual accounts|monthly accounts|financial statements|jahresabschl|monatsabschl|cierre|clôture|statutory accounts',
    strict: true,
  },
  {
    name: 'Has run payroll',
    asked:
      'payroll|wages|lohnabrechnung|gehaltsabrechnung|lohnbuchhaltung|nómina|paie!|salaries & run|ran!|process|prepar|for!|handl|did|done|manag|employee|respons|abrechn|experience',
    shown: 'payroll|wages|lohnabrechnung|gehaltsabrechnung|lohn|nómina|paie!|bulletins',
    strict: true,
  },
  {
    name: 'Has forecast or planned finances',
    asked:
      'forecast|financial model|financial planning|variance analys|cash[- ]flow|liquiditätsplanung|prognose|previsión',
    shown:
      'forecast|financial model|financial planning|variance analys|cash[- ]flow|liquidität|prognose|previsión',
    strict: true,
  },
  {
    name: 'Has written offers or tenders',
    asked:
      'tenders?!|bids?!|rfps?!|proposals?!|angebote|ausschreibung|licitacion|appels d & WRITE|won!|win!|respon|submit|work|manag|erstell',
    shown:
      'tenders?!|bids?!|rfps?!|proposals?!|angebote?!|ausschreibung|licitacion|appels d & WRITE|won!|respon|submit|manag|contract|work',
    strict: true,
  },
]);
