import type { Remarks } from '../../locale.ts';

/** What recruiters say in Spanish around what they ask for (../../locale.ts). */
export const ES_REMARKS: Remarks = {
  greeting: `hola buenas buenos_días estimado estimada estimados querido querida gracias saludo saludos
    atentamente abrazo`,
  who: `socio socia dirección dueño dueña propietario cliente clientes clienta jefe jefa jefes responsable
    director directora gerente encargado encargada rrhh compañero compañera colega colegas ellos ellas nos me
    lo les`,
  said: `según dice dicen dijo dijeron dicho insiste insisten insistió insistieron pide piden pidió pidieron
    pedido exigen exige preguntan preguntó preguntar preguntado recalcó recalcan subrayó remarcó comentó
    mencionó confirmó dejaron dejó hablado claro claros estricto estrictos tajante tajantes`,
  ours: `quedamos acordamos hablamos prometí prometimos hablé acabo_de_hablar mándame mandadme envíame mira
    miradlo míralo fíjate fijaos apúntalo anótalo márcalo señálalo recuerda recordatorio para_tu_información
    para_vuestra_información como_hablamos según_el_correo una_cosa_más otra_cosa pregunta_rápida ojo
    lo_primero_de_la_lista imprescindible_n`,
  telling: `porfa porfi urgente muy_importante importantísimo importante_para_ellos es_importante
    para_ellos_es_importante clave innegociable excepción excepciones clarísimo decisivo primordial cuenta_más
    más_cuenta lo_que_más_cuenta nos_lo_pidieron`,
  aside: `nosotros nosotras yo mi estamos tenemos somos vamos hemos podemos sabemos trabajamos hacemos esto_es
    eso_es`,
  wants: `queremos quiero necesitamos necesito buscamos busco pedimos exigimos preferimos gustaría valoramos
    requerimos hace_falta esperamos`,
  frame: `busca buscan buscamos busco buscando necesit* quier* queremos quería querían quis* desea desean pide
    piden pido pidió pidieron pedimos pedido exig* requier* requerimos reclaman reclama solicita solicitan
    esperan espera esperamos insist* vuelv* volv* repit* repetir recalc* recuerd* recordar recordad menciona*
    hablamos dice dicen dijo dijeron pone ponen señal* apunt* anota anotad avis* fíjate fijaos fíjese mira
    mirad mire miraras revisa revisad revise comprobad comprobar compruéb* verifica verifique confirm*
    asegúrate aseguraos asegúrese asegurarnos asegurarme cerciór* garantiz* ve_a ver vea veas vemos verá se_ve
    encuentr* encontr* muestra aparece aparezca consta conste figur* importa importan importante importancia
    cuenta prima depende gira* radica decide decisivo decisiva decisiv* ceden cederá mandar mandes mandad
    mándame enviar envíes enviad envía envíame proponer propong* preselecciona preseleccionar marcar marca
    casilla recibir reciben recibirán llamamos tiene_que_estar tiene_que_haber debe_haber ha_de_haber
    imprescindible* indispensable* obligatori* necesari* esencial* fundamental crucial* vital clave*
    innegociable* irrenunciable* prioridad* prioritari* lo_principal lo_primero primerísimo lo_demás da_igual
    lo_que_sea sea_lo_que_sea sobre_todo ante_todo especialmente particularmente condición requisito* criterio*
    sí_o_sí y_punto punto_final sin_falta sin_duda sin_más realmente de_verdad claramente francamente
    sinceramente simplemente solamente únicamente exclusivamente idealmente a_ser_posible si_es_posible siento
    perdon* disculp* agradec* agradezco gracias rápid* urgent* preguntita pregunta* a_simple_vista
    de_un_vistazo vistazo se_aprende por_hecho dar_por_hecho seguro cierto darle_importancia dan_importancia
    mucha_importancia eso_es_lo_que es_lo_que lo_que me_han_pedido nos_han_pedido faltar* haría_falta
    hace_falta van_a`,
  yields: `ceder cede cedo transig* transijo negociar discut* regate* recul*`,
  screening: `equipo responsable_del_equipo departamento seguro sindicato tienda agencia selección anuncio
    briefing perfil currículum cv expediente montón bandeja resto vez pregunta respuesta vistazo ojo ojos
    asunto motivo principio momento reunión visita candidato candidata aquí ahí puesto vacante vista simple
    lado nadie quien quienes`,
  talk: `gente personas candidatos candidatas correo mail mensaje teléfono llamada reunión lunes martes
    miércoles jueves viernes ayer hoy mañana semana pasada lista primero primera arriba cosa cosas punto número
    nº n veces vez más muy mucho sobre_todo siempre te la hacer otra otro acabo acaba ello ellos caso oferta
    anuncio según como aquí tema solo que`,
  persons: `alguien nadie persona personas gente perfil perfiles candidato candidata candidatos candidatas
    candidatura candidaturas cv quien quienes los_que las_que los_candidatos exempleado exempleada exempleados
    exempleadas extrabajador extrabajadora extrabajadores ex_empleados ex_empleado ex_trabajadores
    antiguos_empleados antiguos_trabajadores cualquiera aspirante aspirantes postulante`,
  takes: `entrevist* recib* reun* cit* mandéis enviéis propongáis traigas traigáis ver veáis entrevistar
    entreviste recibir invitar presentar presentéis enviar mandar mandes mande remitir remitáis remita proponer
    contratar considerar valorar citar pasar pases quiere quieren quiera`,
  rejects: `tabú vetado vetada vetados vetadas pena lástima inútil absurdo en_vano tontería rechazan rechazará
    descartan descartar descarta descartad descarte descartamos descártalo excluir excluya excluyan excluid
    excluye evitar evita evitad evitamos eliminar elimina rechazar rechaza rechazamos quitar quita queda_fuera
    quedan_fuera no_nos_sirve no_nos_sirven no_sirve no_sirven no_nos_vale no_nos_valen abstenerse absténganse
    abstenerse_ fuera recházalo dejamos_aparte dejarlos_aparte descartado descartada queda_descartado
    quedan_descartados evitar_a_toda evitar_a antes_que_fichar antes_que_contratar descalifica`,
  denies: `no tampoco ningún ninguno ninguna`,
  needless: `no_hace_falta no_necesario no_es_necesario no_imprescindible da_igual no_importa`,
  us: `me nos`,
  unwanted: `exclusión exclusiones excluir excluidos excluido excluida descartar descartado
    descartados descarte lista_negra vetado vetados vetada no_deseado no_deseados indeseado indeseados evitar
    eliminar tabú motivo_de_rechazo red_flag red_flags`,
  aim: 'para',
  otherwise: 'si_no de_lo_contrario',
  unless: 'salvo_que salvo_si a_menos_que a_no_ser_que',
  only_who: 'más_que',
  harm: `rojo problema problemas molesta molestan enfada irrita odia odian alergia alérgico alérgicos queja
    quejas miedo teme temen temor objeción objeciones alerta alarma veto defecto defectos descalifica
    descalificante inconveniente inconvenientes escaldados rechazo`,
  nobody: `nadie_que`,
};
