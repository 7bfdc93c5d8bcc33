/** Levels of thinking that the lists of verbs name: Bloom's six from the simplest up, and Marzano's two beside them. */
export const nivelesDeVerbo = [
  'Recordar',
  'Comprender',
  'Aplicar',
  'Analizar',
  'Evaluar',
  'Crear',
  'Metacognición',
  'Actitud',
] as const
export type NivelDeVerbo = (typeof nivelesDeVerbo)[number]

const lista = (verbos: string): readonly string[] => verbos.split(/[,\n]/).map(v => v.trim())

/**
 * Observable verbs by the level where published lists put them: Bloom of 1956, Bloom revised (three versions), Marzano. The lists disagree: the
 * same verb stands in several, so a verb has possible levels, never one as a fact (decision 0027).
 */
export const verbosPorNivel: Readonly<Record<NivelDeVerbo, readonly string[]>> = {
  Recordar:
    lista(`apuntar, citar, contar, definir, designar, duplicar, enlistar, enumerar, enunciar, escribir, evocar, identificar
    indicar, inscribir, jerarquizar, listar, localizar, marcar, memorizar, mencionar, nombrar, numerar, ordenar, organizar, parear
    recitar, reconocer, recordar, registrar, relacionar, relatar, repetir, reproducir, rotular, seleccionar, señalar, subrayar`),
  Comprender:
    lista(`asociar, clasificar, codificar, comparar, comprender, concluir, contrastar, convertir, criticar, decir, deducir
    describir, discutir, distinguir, ejemplificar, explicar, exponer, expresar, generalizar, identificar, ilustrar, indicar, inferir
    informar, interpretar, jerarquizar, juzgar, localizar, narrar, ordenar, organizar, parafrasear, predecir, pronosticar, re-enunciar
    reafirmar, reconocer, relacionar, reportar, resumir, revisar, seleccionar, seriar, traducir, transcribir, transformar, ubicar`),
  Aplicar:
    lista(`aplicar, aplicar estrategias, calcular, cambiar, comprobar, construir, convertir, delinear, demostrar, describir
    despejar, determinar, dibujar, discriminar, distinguir, dramatizar, ejecutar, ejemplificar, eliminar, emplear, encontrar, esbozar
    escoger, estimar, estructurar, explicar, ilustrar, implementar, interpolar, interpretar, manejar, manipular, medir, modelar
    modificar, mostrar, obtener, operar, organizar, practicar, preparar, probar, producir, programar, relacionar, representar
    reproducir, resolver, seguir, simular, solucionar, tabular, transferir, transformar, trazar, usar, utilizar`),
  Analizar:
    lista(`analizar, analizar errores, calcular, catalogar, categorizar, comparar, contrastar, criticar, cuestionar, debatir
    deducir, descomponer, desmenuzar, destacar, detallar, diagramar, diferenciar, discriminar, discutir, distinguir, especificar
    examinar, experimentar, explicar, fraccionar, generalizar, inducir, inferir, inspeccionar, inventariar, investigar, organizar
    priorizar, probar, relacionar, separar, subdividir, valorar`),
  Evaluar:
    lista(`acordar, apoyar, argumentar, atacar, calificar, clasificar, comparar, comprobar, concluir, contrastar, criticar
    cuestionar, debatir, defender, demostrar, descubrir, detectar, elegir, emitir juicios, escoger, estimar, estructurar, evaluar
    justificar, juzgar, medir, otorgar puntaje, predecir, producir, pronosticar, recomendar, refutar, seleccionar, tasar, valorar
    verificar`),
  Crear:
    lista(`administrar, aplicar, arreglar, combinar, compilar, componer, concluir, construir, crear, deducir, definir, desarrollar
    dirigir, diseñar, elaborar, ensamblar, establecer, formular, generalizar, idear, innovar, inventar, modelar, organizar, planear
    planificar, preparar, producir, proponer, reacomodar, reconstruir, recopilar, redactar, relacionar, reorganizar, resumir, reunir
    sintetizar, transformar, trazar`),
  Metacognición: lista('ajustar, evaluar el proceso, monitorear, planificar, reflexionar, regular'),
  Actitud: lista('autoevaluar, comprometerse, elegir metas, persistir, priorizar, valorar'),
}

/** Verbs of real competencies that no list has: what they name can be seen, and their level is not said. */
export const otrosVerbos: readonly string[] =
  lista(`abordar, afinar, actualizar, actuar, adaptar, adquirir, adecuar, afrontar, anticipar, aportar, aprovechar, articular
  asegurar, asesorar, asistir, asumir, atender, auditar, brindar, capacitar, caracterizar, colaborar, compartir, comunicar, conducir, configurar
  conformar, contextualizar, conversar, contribuir, controlar, coordinar, corregir, cuidar, cumplir, dar, delegar, desempeñar, diagnosticar
  difundir, documentar, editar, educar, ejercer, emprender, enfrentar, enseñar, entrevistar, exhibir, facilitar, fomentar, formar
  fundamentar, garantizar, generar, gestionar, gobernar, guiar, hacer, impartir, impulsar, incorporar, influir, instalar, integrar, interactuar
  intervenir, leer, liderar, lograr, mantener, mediar, mejorar, minimizar, motivar, negociar, observar, ofrecer, optimizar, orientar, participar
  persuadir, plantear, presentar, preservar, prevenir, procesar, promocionar, promover, proporcionar, proteger, realizar, rediseñar
  reducir, rehabilitar, reparar, respetar, responder, salvaguardar, socializar, supervisar, sustentar, tomar, trabajar, tramitar, tratar, validar
  velar, vender, vincular`)

/** Verbs of what happens inside a person and nobody sees, with what can be seen in its place. */
export const noObservables: Readonly<Record<string, readonly string[]>> = {
  comprender: ['explicar', 'interpretar', 'ejemplificar'],
  conocer: ['identificar', 'describir', 'definir'],
  saber: ['explicar', 'aplicar', 'demostrar'],
  entender: ['explicar', 'interpretar', 'resumir'],
  aprender: ['aplicar', 'explicar', 'demostrar'],
  apreciar: ['valorar', 'argumentar', 'comparar'],
  asimilar: ['explicar', 'aplicar', 'relacionar'],
  captar: ['identificar', 'describir', 'interpretar'],
  concienciar: ['argumentar', 'proponer', 'explicar'],
  concientizar: ['argumentar', 'proponer', 'explicar'],
  creer: ['argumentar', 'justificar', 'defender'],
  dominar: ['aplicar', 'utilizar', 'resolver'],
  familiarizar: ['identificar', 'describir', 'utilizar'],
  interesar: ['investigar', 'participar', 'proponer'],
  interiorizar: ['aplicar', 'argumentar', 'practicar'],
  internalizar: ['aplicar', 'argumentar', 'practicar'],
  pensar: ['analizar', 'argumentar', 'proponer'],
  percibir: ['identificar', 'describir', 'distinguir'],
  poseer: ['demostrar', 'aplicar', 'utilizar'],
  sensibilizar: ['argumentar', 'proponer', 'explicar'],
  sentir: ['expresar', 'describir', 'valorar'],
  tener: ['demostrar', 'aplicar', 'utilizar'],
  ser: ['actuar', 'demostrar', 'aplicar'],
  estar: ['actuar', 'demostrar', 'participar'],
}
