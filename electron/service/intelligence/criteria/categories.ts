/** A kind of thing, how a recruiter names it, and what counts as one. Members are matched as the lexicon matches names. */
type Category = { readonly name: string; readonly pattern: RegExp; readonly members: readonly string[] };

const list = (text: string): readonly string[] => text.split('|');

const CATEGORIES: readonly Category[] = [
  {
    name: 'a relational database',
    pattern: /\b(?:relational|sql|rdbms)[ -]?(?:databases?|dbs?|rdbms)\b|\brdbms\b/iu,
    members: list(
      'PostgreSQL|MySQL|MariaDB|SQL Server|Oracle Database|Oracle DB|SQLite|DB2|Postgres|PL/SQL|T-SQL|RDS|Aurora|Redshift|relational database',
    ),
  },
  {
    name: 'a document or NoSQL store',
    pattern:
      /\bnosql\b(?:[ -](?:document )?(?:stores?|databases?|dbs?))?|\bdocument (?:store|database|db)\b/iu,
    members: list(
      'MongoDB|CouchDB|DynamoDB|Cassandra|Couchbase|Firestore|Firebase|Cosmos DB|Redis|Elasticsearch|NoSQL|HBase|Neo4j',
    ),
  },
  {
    name: 'a graph database',
    pattern: /\bgraph (?:databases?|dbs?|store)\b/iu,
    members: list('Neo4j|TigerGraph|JanusGraph|Neptune|ArangoDB|OrientDB|Dgraph|graph database'),
  },
  {
    name: 'a public cloud',
    pattern:
      /\b(?:(?:public |major |big |any |three big )?cloud (?:platforms?|providers?|services?|vendor)|public cloud|big clouds|cloud-plattform)\b/iu,
    members: list(
      'AWS|Azure|Google Cloud|GCP|Microsoft Azure|Amazon Web Services|Google Cloud Platform|Oracle Cloud',
    ),
  },
  {
    name: 'a message broker or event streaming',
    pattern:
      /\b(?:message (?:brokers?|queues?|bus)|event[- ](?:streaming|bus)|messaging system|pub\/?sub)\b/iu,
    members: list(
      'Kafka|RabbitMQ|ActiveMQ|Pulsar|Kinesis|SQS|NATS|Pub/Sub|Azure Service Bus|JMS|event streaming|message queue',
    ),
  },
  {
    name: 'container orchestration',
    pattern: /\bcontainer (?:orchestration|platform)\b/iu,
    members: list('Kubernetes|K8s|Docker Swarm|ECS|EKS|AKS|GKE|Nomad|OpenShift|Mesos'),
  },
  {
    name: 'infrastructure as code',
    pattern: /\b(?:iac|infrastructure[- ]as[- ]code)\b/iu,
    members: list(
      'Terraform|Pulumi|CloudFormation|Ansible|Puppet|Chef|Bicep|OpenTofu|infrastructure as code',
    ),
  },
  {
    name: 'a BI or dashboard tool',
    pattern:
      /\b(?:bi\b|dashboard(?:ing)?|business intelligence|data visuali[sz]ation|reporting)[ \p{L}]{0,14}\b(?:tools?|software|platforms?)\b/iu,
    members: list(
      'Tableau|Power BI|Looker|Qlik|QlikView|Metabase|Grafana|Superset|Google Data Studio|Mode|Sisense|MicroStrategy|SAP BusinessObjects',
    ),
  },
  {
    name: 'a PHP framework',
    pattern: /\bphp[ -]frameworks?\b/iu,
    members: list('Laravel|Symfony|CodeIgniter|Zend|Yii|CakePHP|Slim|Drupal'),
  },
  {
    name: 'a JavaScript framework',
    pattern: /\b(?:javascript|js|front-?end|frontend)[ -]frameworks?\b/iu,
    members: list('React|Angular|Vue|Vue.js|Svelte|Next.js|Nuxt|Ember|AngularJS|jQuery'),
  },
  {
    name: 'a functional programming language',
    pattern: /\bfunctional (?:programming )?languages?\b/iu,
    members: list(
      'Haskell|Scala|Clojure|Erlang|Elixir|OCaml|F#|Lisp|Scheme|Elm|PureScript|Racket|Common Lisp',
    ),
  },
  {
    name: 'object-relational mapping',
    pattern: /\b(?:object[- ]relational mapp\p{L}+|orms?)\b/iu,
    members: list(
      'Hibernate|JPA|SQLAlchemy|Entity Framework|Sequelize|TypeORM|Prisma|Doctrine|Eloquent|ActiveRecord|Django|ORM',
    ),
  },
  {
    name: 'in-memory caching',
    pattern: /\b(?:in-memory )?(?:cach(?:e|es|ing))\b/iu,
    members: list('Redis|Memcached|Hazelcast|Ehcache|Varnish|Ignite|caching|cache'),
  },
  {
    name: 'an applicant tracking system',
    pattern: /\b(?:applicant[- ]tracking(?: system)?s?|ats)\b/iu,
    members: list(
      'Greenhouse|Lever|Workable|iCIMS|Taleo|SmartRecruiters|Jobvite|Bullhorn|BambooHR|Personio|Workday|applicant tracking',
    ),
  },
  {
    name: 'an ERP system',
    pattern: /\berp(?:[ -](?:systems?|software))?\b/iu,
    members: list(
      'SAP|Oracle ERP|Microsoft Dynamics|Dynamics 365|NetSuite|Sage|Infor|Odoo|JD Edwards|PeopleSoft|Navision|ERP',
    ),
  },
  {
    name: 'a CRM system',
    pattern: /\bcrm(?:[ -](?:systems?|software|tools?))?\b/iu,
    members: list('Salesforce|HubSpot|Dynamics CRM|Zoho|Pipedrive|SugarCRM|Siebel|CRM'),
  },
  {
    name: 'BIM software',
    pattern: /\bbim\b/iu,
    members: list('Revit|Tekla|ArchiCAD|Navisworks|Allplan|Vectorworks|BIM 360|BIM'),
  },
  {
    name: 'CAD software',
    pattern: /\bcad[ -](?:software|tools?|systems?|programs?)\b/iu,
    members: list(
      'AutoCAD|SolidWorks|CATIA|Inventor|NX|Creo|Fusion 360|Revit|Civil 3D|MicroStation|SketchUp',
    ),
  },
  {
    name: 'accounting software',
    pattern: /\baccounting (?:software|packages?|systems?)\b/iu,
    members: list('QuickBooks|Xero|Sage|DATEV|SAP|Tally|MYOB|FreshBooks|NetSuite|Oracle Financials'),
  },
  {
    name: 'an electronic health record system',
    pattern: /\b(?:ehr|emr|electronic (?:health|medical|patient) records?)\b/iu,
    members: list(
      'Epic|Cerner|Meditech|Allscripts|SystmOne|EMIS|EHR|EMR|electronic health records|electronic medical records',
    ),
  },
  {
    name: 'a Scrum certification',
    pattern: /\bscrum[ -](?:certificat\p{L}+|certified)|certified in scrum|certified scrum\b(?! ?master)/iu,
    members: list(
      'CSM|CSPO|PSM|PSPO|Certified ScrumMaster|Certified Scrum Product Owner|Professional Scrum Master|A-CSM|SAFe Scrum Master|CSP|Certified Scrum Master|Certified Scrum Developer|CSD',
    ),
  },
];

/** The category a text names, its pattern cut out of it, or null. */
export function categoryIn(text: string): {
  readonly name: string;
  readonly members: readonly string[];
  readonly rest: string;
  readonly start: number;
  readonly end: number;
} | null {
  for (const { name, pattern, members } of CATEGORIES) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const [start, end] = [match.index, match.index + match[0].length];
    return { name, members, start, end, rest: `${text.slice(0, start)} ${text.slice(end)}` };
  }
  return null;
}
