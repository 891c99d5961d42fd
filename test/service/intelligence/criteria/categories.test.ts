import { describe, test } from 'vitest';
import { checkRow, worker, type Row } from './rows.ts';

const listed = (skills: string): readonly string[] => worker(['Kept the systems of the plant going'], skills);

const ROWS: readonly Row[] = [
  ['A relational database', 'Skill: relational database', listed('PostgreSQL, Python'), 'met', 'PostgreSQL'],
  ['A relational database', 'Skill: relational database', listed('MongoDB, Python'), 'not_met'],
  ['Some RDBMS', 'Skill: relational database', listed('MySQL'), 'met', 'MySQL'],
  [
    'An object-relational database',
    'Skill: object-relational database',
    listed('PostgreSQL'),
    'met',
    'PostgreSQL',
  ],
  ['An object-relational database', 'Skill: object-relational database', listed('MySQL'), 'not_met'],
  ['A document store', 'Skill: document store', listed('CouchDB, SQL'), 'met', 'CouchDB'],
  ['A key-value store', 'Skill: key-value store', listed('Redis'), 'met', 'Redis'],
  ['A graph database', 'Skill: graph database', listed('Neo4j'), 'met', 'Neo4j'],
  ['A time-series database', 'Skill: time-series database', listed('PostgreSQL'), 'not_met'],
  [
    'Declarative infrastructure provisioning',
    'Skill: infrastructure as code',
    listed('Terraform'),
    'met',
    'Terraform',
  ],
  ['Infrastructure as code (IaC)', 'Skill: infrastructure as code', listed('Pulumi'), 'met', 'Pulumi'],
  ['Infrastructure as code (IaC)', 'Skill: infrastructure as code', listed('Docker, Bash'), 'not_met'],
  ['A message broker', 'Skill: message broker or event streaming', listed('RabbitMQ'), 'met', 'RabbitMQ'],
  ['Container orchestration', 'Skill: container orchestration', listed('Kubernetes'), 'met', 'Kubernetes'],
  ['Container orchestration', 'Skill: container orchestration', listed('Docker'), 'not_met'],
  ['A public cloud', 'Skill: public cloud', listed('Azure'), 'met', 'Azure'],
  ['Google Cloud', 'Skill: Google Cloud', listed('AWS'), 'not_met'],
  ['Version control', 'Skill: version control', listed('Git'), 'met', 'Git'],
  [
    'A build server - Jenkins or TeamCity',
    'Skill: CI/CD or build server',
    listed('Jenkins'),
    'met',
    'Jenkins',
  ],
  [
    'Jenkins or some other build server',
    'Skill: CI/CD or build server',
    listed('GitLab CI'),
    'met',
    'GitLab CI',
  ],
  [
    'At least two of Java, Python, Go',
    'At least 2 of: Java, Python, Go',
    listed('Java, Python'),
    'met',
    'Java',
  ],
  ['At least two of Java, Python, Go', 'At least 2 of: Java, Python, Go', listed('Java, PHP'), 'not_met'],
  [
    'Two different CAD programs',
    'At least 2 of: CAD software',
    listed('AutoCAD, SolidWorks'),
    'met',
    'AutoCAD',
  ],
  ['An ERP system', 'Skill: ERP system', listed('SAP, Excel'), 'met', 'SAP'],
  ['A CRM system', 'Skill: CRM system', listed('SAP, Excel'), 'not_met'],
  ['Video editing', 'Skill: video editing', listed('Premiere Pro'), 'met', 'Premiere Pro'],
  ['Strong SQL skills', 'Good knowledge of SQL', listed('Excel, SQL (basics)'), 'not_met', 'SQL (basics)'],
  ['Strong SQL skills', 'Good knowledge of SQL', listed('Excel, SQL'), 'met', 'SQL'],
  ['Java', 'Skill: Java', listed('JavaScript'), 'not_met'],
  ['Java 17 or newer', 'Skill: Java 17 or newer', listed('Java 21, SQL'), 'met', 'Java 21'],
  ['Java 17 or newer', 'Skill: Java 17 or newer', listed('Java 8, SQL'), 'not_met', 'Java 8'],
  ['Java 17 or newer', 'Skill: Java 17 or newer', listed('Java, SQL'), 'not_stated'],
  ['Java 11', 'Skill: Java 11', listed('Java 8/11/17'), 'met', 'Java 8/11/17'],
  ['Java 11', 'Skill: Java 11', listed('Java 17'), 'not_stated'],
  ['PHP ab Version 8', 'Skill: PHP ab Version 8', listed('SQL, PHP 8.2'), 'met', 'PHP 8.2'],
  ['Python 3.10+', 'Skill: Python 3.10+', listed('SQL, Python 3.8'), 'not_met', 'Python 3.8'],
  [
    'Has introduced a CRM system',
    'Has introduced a standard or a system with the words “CRM system”',
    worker(['Introduced Salesforce in two offices']),
    'met',
    'Introduced Salesforce',
  ],
  [
    'Has introduced a CRM system',
    'Has introduced a standard or a system with the words “CRM system”',
    worker(['Used Salesforce every day']),
    'not_stated',
  ],
  ['Uses Zorblat or React', 'Skill: Zorblat; or Skill: React', listed('React, SQL'), 'met', 'React'],
  ['A survey tool', 'Skill: survey tool', worker(['Ran surveys in Qualtrics']), 'met', 'Qualtrics'],
  ['A survey tool', 'Skill: survey tool', worker(['Kept the pumps going']), 'not_stated'],
];

describe('kinds of things and skills described, not named', () => {
  test.each(ROWS.map((row) => [`${row[0]} | ${row[2].slice(5).join(' ')}`, row] as const))('%s', (_, row) => {
    checkRow(row);
  });
});
