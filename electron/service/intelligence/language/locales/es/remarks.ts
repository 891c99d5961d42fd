import type { Remarks } from '../../locale.ts';

/** What recruiters say in Spanish around what they ask for (../../locale.ts). */
export const ES_REMARKS: Remarks = {
  greeting: `hola buenas buenos_días estimado estimada estimados querido querida gracias saludo saludos atentamente
    abrazo`,
  who: `socio socia dirección dueño dueña propietario cliente clientes clienta jefe jefa jefes responsable director
    directora gerente encargado encargada rrhh compañero compañera colega colegas ellos ellas nos me lo les`,
  said: `según dice dicen dijo dijeron dicho insiste insisten insistió insistieron pide piden pidió pidieron pedido
    exigen exige preguntan preguntó preguntar preguntado recalcó recalcan subrayó remarcó comentó mencionó confirmó
    dejaron dejó hablado claro claros estricto estrictos tajante tajantes`,
  ours: `quedamos acordamos hablamos prometí prometimos hablé acabo_de_hablar mándame mandadme envíame mira miradlo
    míralo fíjate fijaos apúntalo anótalo márcalo señálalo recuerda recordatorio para_tu_información
    para_vuestra_información como_hablamos según_el_correo una_cosa_más otra_cosa pregunta_rápida ojo
    lo_primero_de_la_lista imprescindible_n`,
  telling: `porfa porfi urgente muy_importante importantísimo importante_para_ellos es_importante
    para_ellos_es_importante clave innegociable excepción excepciones clarísimo decisivo primordial cuenta_más
    más_cuenta lo_que_más_cuenta nos_lo_pidieron`,
  aside: `nosotros nosotras yo mi estamos tenemos somos vamos hemos podemos sabemos trabajamos hacemos esto_es eso_es`,
  wants: `queremos quiero necesitamos necesito buscamos busco pedimos exigimos preferimos gustaría valoramos
    requerimos hace_falta esperamos`,
  talk: `gente personas candidatos candidatas correo mail mensaje teléfono llamada reunión lunes martes miércoles
    jueves viernes ayer hoy mañana semana pasada lista primero primera arriba cosa cosas punto número nº n veces vez
    más muy mucho sobre_todo siempre te la hacer otra otro acabo acaba ello ellos caso oferta anuncio según como
    aquí tema solo que`,
  persons: `alguien nadie persona personas gente perfil perfiles candidato candidata candidatos candidatas
    candidatura candidaturas cv quien quienes los_que las_que los_candidatos exempleado exempleada exempleados exempleadas extrabajador extrabajadora extrabajadores ex_empleados ex_empleado ex_trabajadores antiguos_empleados antiguos_trabajadores`,
  takes: `mandéis enviéis propongáis traigas traigáis ver veáis entrevistar entreviste recibir invitar presentar
    presentéis enviar mandar mandes mande remitir remitáis remita proponer contratar considerar valorar citar pasar
    pases quiere quieren quiera`,
  rejects: `tabú vetado vetada vetados vetadas descartar descarta descartad descarte descartamos descártalo excluir excluya excluyan excluid excluye
    evitar evita evitad evitamos eliminar elimina rechazar rechaza rechazamos quitar quita queda_fuera quedan_fuera
    no_nos_sirve no_nos_sirven no_sirve no_sirven no_nos_vale no_nos_valen abstenerse absténganse abstenerse_ fuera`,
  denies: `no tampoco`,
  needless: `no_hace_falta no_necesario no_es_necesario no_imprescindible da_igual no_importa`,
  us: `me nos`,
};
