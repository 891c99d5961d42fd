import type { ResumeLocale } from '../../resume_locale.ts';

export const PORTUGUESE: ResumeLocale = {
  headings: {
    header: `Contato, Contacto, Contatos, Contactos, Dados pessoais, Informações pessoais, Informação pessoal, Dados de contato, Dados de contacto, Informações de contato, Informações de contacto, Perfis, Redes sociais, Identificação, Ligações, Detalhes pessoais, Dados, Endereço, Morada`,
    summary: `Perfil, Perfil profissional, Resumo, Resumo profissional, Sobre mim, Objetivo, Objetivo profissional, Objectivo, Objectivo profissional, Objetivos, Apresentação, Sumário, Sobre, Quem sou, Resumo de qualificações, Perfil pessoal, Resumo do perfil, Síntese, Resumo das qualificações, Apresentação pessoal,
      Síntese profissional, Declaração pessoal, Objetivo de carreira, Qualificações, Sumário executivo, Introdução, Meu perfil, Objetivos profissionais`,
    experience: `Experiência profissional, Histórico profissional, Experiência, Experiências, Experiências profissionais, Experiência de trabalho, Percurso profissional, Estágios, Estágio, Trajetória profissional, Atividade profissional, Carreira, Experiência laboral, Emprego, Empregos, Histórico de emprego,
      Carreira profissional, Trajetória, Histórico de trabalho, Atividades profissionais, Experiências de trabalho, Estágios profissionais, Experiências anteriores, Estágio profissional, Experiência relevante, Outras experiências, Atuação profissional, Vida profissional, Estágios e experiência, Experiência académica e profissional, Estágios curriculares, Cargos ocupados, Cargo atual, Emprego atual, Função atual, Cargos anteriores, Empregos anteriores`,
    education: `Formação, Formação académica, Formação acadêmica, Educação, Escolaridade, Educação e formação, Habilitações literárias, Habilitações académicas, Habilitações, Percurso académico, Estudos, Formação escolar, Percurso escolar, Formação superior, Formação académica e profissional, Formação e educação, Ensino,
      Histórico escolar, Histórico acadêmico, Graduação, Dados acadêmicos, Títulos acadêmicos, Instrução, Formação universitária, Formação educacional, Qualificações académicas, Qualificações acadêmicas, Ensino e formação, Formação e habilitações, Grau de escolaridade, Nível de escolaridade, Formação de base, Habilitações e formação, Formação inicial`,
    skills: `Habilidades, Competências, Habilidades e competências, Conhecimentos, Conhecimentos técnicos, Competências técnicas, Competências profissionais, Competências pessoais, Competências digitais, Competências informáticas, Informática, Aptidões, Conhecimentos informáticos, Aptidões e competências,
      Aptidões e competências pessoais, Competências e aptidões, Habilidades técnicas, Habilidades profissionais, Ferramentas, Qualidades, Capacidades, Pontos fortes, Conhecimentos de informática, Competências-chave, Habilidades interpessoais, Habilidades pessoais, Tecnologias, Especialidades, Competências transversais,
      Competências sociais, Competências organizacionais, Competências de comunicação, Áreas de competência, Conhecimentos específicos, Programas, Competências comportamentais, Outras competências, Softwares, Software, Conhecimentos e habilidades, Habilidades e conhecimentos, Qualificações e atividades profissionais, Atributos, Principais competências, Competências principais, Competências de gestão, Linguagens de programação`,
    languages: `Idiomas, Línguas, Línguas estrangeiras, Idioma, Competências linguísticas, Conhecimentos linguísticos, Línguas faladas, Conhecimento de idiomas, Outras línguas, Língua materna e outras línguas, Domínio de idiomas, Língua, Aptidões linguísticas`,
    certifications: `Certificações, Certificados, Cursos, Formação complementar, Cursos e certificações, Cursos complementares, Formação profissional, Formações, Outras formações, Carta de condução, Cursos e formações, Cursos extracurriculares, Certificações e cursos, Formação contínua, Workshops, Licenças,
      Licenças e certificados, Licenças e certificações, Cursos adicionais, Cursos livres, Ações de formação, Cursos profissionalizantes, Habilitação, Carteira de motorista, Aperfeiçoamento, Aperfeiçoamento profissional, Cursos de aperfeiçoamento, Certificados e cursos, Cursos de formação, Qualificações profissionais, Cursos realizados, Seminários, Certificações profissionais`,
    projects: `Projetos, Projectos, Projetos pessoais, Projetos relevantes, Projetos académicos, Projetos acadêmicos, Projetos realizados, Portfólio, Principais projetos, Projetos profissionais, Projetos em destaque, Projetos de destaque`,
    volunteering: `Voluntariado, Voluntariado e atividades, Trabalho voluntário, Atividades, Atividades extracurriculares, Experiência de voluntariado, Atividades de voluntariado, Ação social, Associativismo, Trabalhos voluntários, Experiência voluntária, Atividades complementares`,
    publications: `Publicações, Patentes, Artigos, Conferências, Palestras, Publicações científicas, Comunicações, Artigos publicados`,
    awards: `Prémios, Prêmios, Distinções, Conquistas, Reconhecimentos, Prémios e distinções, Prêmios e reconhecimentos, Bolsas, Realizações, Principais realizações, Honras e prêmios, Prêmios e conquistas, Resultados alcançados`,
    interests: `Interesses, Hobbies, Hobbies e interesses, Passatempos, Interesses pessoais, Tempos livres, Interesses e hobbies, Ocupação de tempos livres, Paixões, Lazer`,
    references: `Referências, Referência, Recomendações, Referências profissionais`,
    other: `Outras informações, Outros, Informações adicionais, Informação adicional, Informações complementares, Diversos, Disponibilidade, Outros dados, Mobilidade, Anexos, Dados complementares, Informação complementar, Outros conhecimentos, Pretensão salarial`,
  },
  weak: `Estágio, Estágios, Emprego, Empregos, Carreira, Trajetória, Ensino, Estudos, Instrução, Graduação, Habilitação, Habilitações, Conhecimentos, Informática, Ferramentas, Qualidades, Capacidades, Tecnologias, Especialidades, Programas, Software, Softwares, Atributos, Cursos, Formações, Workshops, Licenças, Seminários, Atividades, Artigos,
    Conferências, Palestras, Comunicações, Conquistas, Bolsas, Realizações, Outros, Diversos, Lazer, Idioma, Língua, Sobre, Sumário, Objetivos, Introdução, Síntese, Apresentação, Qualificações, Dados, Ligações, Endereço, Morada, Referência, Formação, Disponibilidade, Mobilidade, Aptidões, Experiências, Identificação`,
  document: `Carta de apresentação, Carta de motivação, Currículo, Curriculum vitae, Currículo vitae, Currículo profissional, Meu currículo`,
  at: `na|no|em|n[ao]s`,
  nouns: {
    experience: 'experiencia experiencias estagios cargos empregos percurso funcoes trabalhos',
    education: 'formacao formacoes educacao estudos habilitacoes escolaridade',
    skills: 'competencias habilidades conhecimentos aptidoes capacidades',
    certifications: 'certificacoes cursos certificados',
    languages: 'idiomas linguas',
    projects: 'projetos',
  },
  noun_last: false,
  and: 'e',
  columns: {
    title: `cargo, função, função ou cargo ocupado, posto, profissão, posição, cargo ocupado, profissão ou cargo ocupado, profissão ou função`,
    employer: `empresa, empregador, entidade, entidade empregadora, nome e endereço do empregador, nome e morada do empregador, organização`,
    place: `local, cidade, localidade, localização, país`,
    dates: `data, datas, período, periodo, duração, de, até, ano, anos, início, fim`,
    school: `escola, instituição, universidade, nome e tipo da organização de ensino ou formação, instituição de ensino, estabelecimento de ensino, entidade formadora, instituição de formação, faculdade, centro de formação`,
    degree: `curso, grau, título, designação da qualificação atribuída, habilitação, qualificação, habilitações, diploma, título obtido, qualificação obtida, área, especialidade`,
    other: `principais atividades e responsabilidades, principais actividades e responsabilidades, atividades, setor, descrição, funções, tipo de empresa ou setor, nota, responsabilidades`,
  },
  months: [
    'janeiro jan',
    'fevereiro fev',
    'março marco mar',
    'abril abr',
    'maio mai',
    'junho jun',
    'julho jul',
    'agosto ago',
    'setembro set',
    'outubro out',
    'novembro nov',
    'dezembro dez',
  ],
  seasons: {
    primavera: 3,
    verão: 6,
    outono: 9,
    inverno: 12,
    '1º semestre': 1,
    '1.º semestre': 1,
    '2º semestre': 7,
    '2.º semestre': 7,
  },
  present: `atual(?:mente)?|(?:o |ao )?presente|hoje|(?:o )?momento(?: atual)?|(?:à )?(?:data|presente data)|em curso|agora|dias atuais|os dias de hoje|à data de hoje|actual(?:mente)?|actualidade|atualidade|cursando|em andamento|decorrer`,
  to: `at[eé](?:\\s+(?:ao?|à|o))?|ao?|à|e`,
  since: `desde|a partir de|a partir do`,
  from: `de|desde|entre`,
  expected: `previst[oa]|previsão|previsão de conclusão|esperad[oa]|conclusão prevista`,
  valid_until: `válid[oa] até|validade(?: até)?|até|vence(?: em)?|vencimento|expira(?: em)?|caduca(?: em)?|caducidade|data de (?:validade|expiração)|a renovar(?: em)?`,
  valid_behind: ``,
  degrees: {
    8: `doutoramento|doutorado|doutorand[oa]|doutor(?:a)?(?= em\\b)|tese de doutorado`,
    7: `mestrado(?: integrado)?|mestre(?= em\\b)|mestrand[oa]`,
    6: `pós[- ]gradua[çc][ãa]o|especialização|mba executivo|lato sensu|pós-graduad[oa]`,
    5: `licenciatura|licenciad[oa]|bacharel(?:ado|ato)?|gradua[çc][ãa]o(?= em\\b|,)|graduad[oa] em|engenharia(?= \\p{L}+,|,)|superior completo|ensino superior(?: completo)?|curso superior|tecnólogo(?: em)?|tecnologia em`,
    4: `ctesp|tesp|curso técnico superior profissional|curso de especialização tecnológica|superior incompleto`,
    2: `curso profissional|curso técnico|técnico(?:-profissional)? em|ensino técnico|ensino profissional|técnic[oa] de nível iv|formação profissional|curso de aprendizagem|nível iv`,
    1: `ensino (?:secundário|médio|básico|fundamental)(?: completo| incompleto)?|12\\.?[ºo°]\\s?ano|9\\.?[ºo°]\\s?ano|segundo grau|2[ºo°] grau|escola secundária(?=,)|colegial|curso científico-humanístico|secundário`,
  },
  schools: `universidade|faculdade|escola|instituto|politécnico|colégio|academia|iscte|isel|iseg|isep|usp|unicamp|ufrj|ufmg|puc|senai|senac|sebrae|fgv|agrupamento de escolas|centro de formação|iefp|cefet|etec|fatec|liceu|cesae`,
  levels: {
    C2: `nativo|nativa|língua materna|materna|bilingue|bilíngue|língua nativa`,
    C1: `fluente|fluência|avançado|avançada|excelente|proficiente|muito bom|domínio|nível avançado|utilizador proficiente|fluentemente|completa|proficiência profissional completa`,
    B2: `bom|boa|profissional|bons conhecimentos|intermédio superior|intermediário avançado|intermédio[- ]alto|proficiência profissional|bom nível|bom domínio`,
    B1: `intermédio|intermediário|intermediária|médio|média|utilizador independente|razoável|conversação|limitada|satisfatório|nível médio|nível intermédio`,
    A2: `básico|básica|elementar|iniciante|noções|noções básicas|utilizador elementar|nível básico|fraco|iniciação|conhecimentos básicos|instrumental`,
  },
  personal: `data de nascimento|nascid[oa](?: em| a)?|nascimento|naturalidade|local de nascimento|nacionalidade|estado civil|sexo|género|gênero|idade|casad[oa]|solteir[oa]|cpf|rg|nif|cartão de cidadão|bilhete de identidade|cc`,
  labels: {
    given: `nome próprio|nomes próprios|nome\\(s\\) próprio\\(s\\)|nome`,
    family: `apelido(?:\\(s\\))?|sobrenome`,
    name: `nome|nome completo|apelido\\(s\\)\\s*\\/\\s*nome\\(s\\) próprio\\(s\\)|nome e apelido|nome próprio`,
    place: `morada|endereço|localidade|cidade|residência|localização|local|residente em|bairro|domicílio|moradia|concelho|reside em|cidade e país|local de residência|cidade de residência`,
    phone: `telefone(?: celular| fixo)?|telemóvel|tlm|tlf|celular|cel|tel|contacto telefónico|whatsapp|fone|contato`,
  },
  titles: `engenheiro engenheira desenvolvedor desenvolvedora gerente diretor diretora analista assistente técnico técnica contador contadora enfermeiro
      enfermeira médico médica professor professora estagiário estagiária vendedor vendedora motorista contabilista responsável chefe coordenador
      coordenadora supervisor supervisora encarregado encarregada operário operária operador operadora auxiliar ajudante aprendiz pedreiro eletricista
      canalizador encanador soldador carpinteiro pintor mecânico serralheiro montador torneiro empilhador estoquista repositor repositora    
      estafeta entregador recepcionista rececionista porteiro vigilante empregado empregada funcionário funcionária cozinheiro
      cozinheira copeiro garçom garçonete barista padeiro pasteleiro pasteleira talhante açougueiro cabeleireiro cabeleireira esteticista jardineiro
      jardineira cuidador cuidadora fisioterapeuta farmacêutico farmacêutica dentista veterinário veterinária psicólogo psicóloga educador educadora
      formador formadora docente pedagogo pedagoga advogado advogada jurista solicitador notário auditor auditora controlador controladora
      tesoureiro tesoureira consultor consultora gestor gestora administrador administradora administrativo administrativa secretário secretária comercial
      representante delegado delegada promotor promotora comprador compradora programador programadora arquiteto arquiteta arquitecto desenhador
      desenhadora projetista redator redatora jornalista tradutor tradutora intérprete fotógrafo fotógrafa investigador investigadora pesquisador
      pesquisadora cientista biólogo bióloga químico economista bolseiro bolseira bolsista presidente fundador fundadora sócio sócia proprietário
      proprietária empresário voluntário voluntária especialista subgerente líder inspetor inspetora agente atendente teleoperador guia topógrafo
      preparador`,
  employers: String.raw`grupo|indústrias?|construções|construtora|transportes|hospital|centro hospitalar|centro de saúde|clínica|câmara municipal|município|prefeitura|governo|ministério|secretaria|junta de freguesia|restaurante|padaria|pastelaria|café|hotéis|supermercados?|armazéns|farmácia|seguros|banco|caixa|empresa|fundação|associação|cooperativa|consultores|advogados|serviços|sistemas|tecnologias|comércio|distribuição|logística|metalúrgica|têxteis|fábrica|oficina|escritório|gabinete|editora|gráfica|lar|creche|santa casa|misericórdia|sociedade|adega|quinta`,
};
