import { isClaveDeTexto, seccionPorKey } from '../planes/secciones.ts'
import { contar, segun } from '../texto/numero.ts'
import { isVacio } from '../valores/isVacio.ts'
import { cambiado, cambiosSueltos } from './cambiar.ts'
import { type CambioContado, claseDe, hechoDe, type Lectura, type Tramo } from './cambio.ts'
import { cosaDe, cosaDeRegistro } from './cosas.ts'
import { comoObjeto, dentroDe, nombreDe, tras } from './nombrar.ts'
import {
  cartaEscrita,
  observacionCambiada,
  observacionEliminada,
  observado,
  silaboEscrito,
  silaboRevisado,
} from './silabos.ts'

const t = (texto: string): Tramo => ({ texto })

const sobre = (hacer: string, c: CambioContado, l: Lectura, datos = c.despues ?? c.antes): Tramo[] => [
  t(`${hacer} `),
  ...comoObjeto(cosaDeRegistro(claseDe(c.evento), datos), nombreDe(c, l)),
]

function creado(c: CambioContado, l: Lectura): Tramo[] {
  const { base_id, version } = c.despues ?? {}
  if (claseDe(c.evento) === 'asignatura' && base_id)
    return [
      t(`creó la versión ${version} `),
      ...tras('de', cosaDe('asignatura'), nombreDe(c, l)),
      ...dentroDe(c, l),
    ]
  return [...sobre('creó', c, l), ...dentroDe(c, l)]
}

/** Screens of a plan that are no free text, by their json key. */
const entradas: Readonly<Record<string, string>> = {
  lineasInvestigaciones: 'Líneas de Investigación',
  modulosCompetencia: 'Módulos de Competencia Profesional',
  unidadesAprendizaje: 'Unidades de aprendizaje por cursos',
  mallacurricular: 'Malla Curricular',
}
const tituloDe = (key: string): string =>
  isClaveDeTexto(key) ? seccionPorKey(key).titulo : (entradas[key] ?? key)

/** A text of a plan or programme: «escribió «Misión» del plan 2026». */
function escrito(c: CambioContado, l: Lectura): Tramo[] {
  const key = String(c.despues?.key ?? c.antes?.key ?? '')
  const era = isVacio(c.antes?.items)
  const hacer = isVacio(c.despues?.items) ? 'vació' : era ? 'escribió' : 'cambió'
  const esDePrograma = c.evento.startsWith('programa')
  const clase = esDePrograma ? 'programa' : 'plan_estudio'
  const id = Number(c.ambito[esDePrograma ? 'programa_id' : 'plan_id'] ?? c.objeto_id)
  return [t(`${hacer} «${tituloDe(key)}» `), ...tras('de', cosaDe(clase), l.nombre(clase, id))]
}

const cuantos = (datos: CambioContado['antes']): number => (Array.isArray(datos?.ids) ? datos.ids.length : 1)

const persona = (l: Lectura, id: unknown): Tramo => {
  const nombre = l.nombre('docente', Number(id))
  return nombre === null ? t('un docente') : { texto: nombre, fuerte: true }
}

/** «pasó 3 cursos de Rosa Díaz a Luis Paz». */
function reemplazado(c: CambioContado, l: Lectura): Tramo[] {
  const pasados = Array.isArray(c.despues?.pasados) ? c.despues.pasados.length : 0
  const cursos = contar(pasados, 'curso')
  return [t(`pasó ${cursos} de `), persona(l, c.objeto_id), t(' a '), persona(l, c.despues?.por_id)]
}

/** «recordó 3 sílabos a Rosa Díaz»; the calendar says of which date. */
function recordado(c: CambioContado, l: Lectura): Tramo[] {
  const n = cursosEn(c.despues)
  return [t(`recordó ${segun(n, 'un sílabo', '# sílabos')} por completar a `), persona(l, c.objeto_id)]
}

/** «copió 40 sílabos al periodo 2026-II». */
function continuado(c: CambioContado, l: Lectura): Tramo[] {
  const n = Number(c.despues?.copiados ?? 0)
  const nombre = nombreDe(c, l)
  return [
    t(`copió ${segun(n, 'un sílabo', '# sílabos')} al periodo`),
    ...(nombre === null ? [] : [t(' '), { texto: nombre, fuerte: true } as const]),
  ]
}

/** «adjuntó bases.pdf a «Base Legal» del plan 2026». */
function adjuntado(hacer: string, preposicion: string, c: CambioContado, l: Lectura): Tramo[] {
  const datos = c.despues ?? c.antes ?? {}
  const nombre = l.nombre('archivo', Number(datos.archivo_id))
  const { plan_id, programa_id } = c.ambito
  const lugar = plan_id
    ? tras('de', cosaDe('plan_estudio'), l.nombre('plan_estudio', plan_id))
    : delPrograma(l, programa_id)
  return [
    t(`${hacer} `),
    nombre === null ? t('un archivo') : { texto: nombre, fuerte: true },
    t(` ${preposicion} «${tituloDe(String(datos.key ?? ''))}» `),
    ...lugar,
  ]
}

const delPrograma = (l: Lectura, programa: number | undefined): Tramo[] =>
  programa ? tras('de', cosaDe('programa'), l.nombre('programa', programa)) : []

const sobreSuClave = (hacer: string, c: CambioContado, l: Lectura): Tramo[] => {
  const nombre = nombreDe(c, l)
  return [t(`${hacer} `), nombre === null ? t('un usuario') : { texto: nombre, fuerte: true }]
}

/** Settings have no name of their own: «cambió en los ajustes de la institución las semanas por periodo de 16 a 17». */
const ajustado = (cuales: string, c: CambioContado, l: Lectura): Tramo[] => [
  t(`${cambiosSueltos(c, l) ?? 'cambió algo'} en ${cuales}`),
]

type Contar = (c: CambioContado, l: Lectura) => Tramo[]

/** «publicó el plan 2026»: the address says nothing to whoever reads it. */
const publicado =
  (hacer: string): Contar =>
  (c, l) => [t(`${hacer} `), ...comoObjeto(cosaDe('plan_estudio'), nombreDe(c, l))]

const cursosEn = (lado: CambioContado['antes']): number =>
  Array.isArray(lado?.cursos) ? lado.cursos.length : 0

/** The row of a competency in the matrix: how many courses serve it, or how far the same ones take it. */
const servida: Contar = (c, l) => {
  const [antes, despues] = [cursosEn(c.antes), cursosEn(c.despues)]
  return antes === despues
    ? sobre('cambió el nivel de los cursos que contribuyen a', c, l)
    : [...sobre('cambió los cursos que contribuyen a', c, l), t(`, de ${antes} a ${despues}`)]
}

/** Events that are no plain making, changing or deleting. A plan is deleted into the Papelera, and comes back by being made again (§4). */
const especiales: Readonly<Record<string, Contar>> = {
  'plan_estudio.created': (c, l) =>
    c.antes && 'deleted_at' in c.antes ? [...sobre('recuperó', c, l), t(' de la Papelera')] : creado(c, l),
  'plan_estudio.deleted': (c, l) => [...sobre('envió a la Papelera', c, l), ...dentroDe(c, l, true)],
  'plan_estudio.purged': (c, l) => [
    ...sobre('eliminó para siempre', c, l),
    t(' al cumplirse su plazo en la Papelera'),
  ],
  'publicacion.created': publicado('publicó'),
  'publicacion.deleted': publicado('dejó de publicar'),
  'plan_estudio.save.json': escrito,
  'programa.save.json': escrito,
  'programa_seccion.created': escrito,
  'programa_seccion.updated': escrito,
  'programa_seccion.deleted': escrito,
  'programa.counter_dc': c => [
    t(`dejó la institución con ${contar(Number(c.despues?.num ?? 0), 'programa')}`),
  ],
  'usuario.clave_vista': (c, l) => sobreSuClave('vio la contraseña temporal de', c, l),
  'usuario.clave_emitida': (c, l) => sobreSuClave('dio una contraseña temporal a', c, l),
  'usuario.clave_changed': () => [t('cambió su contraseña')],
  'docente.reemplazado': reemplazado,
  'docente.recordado': recordado,
  'periodo.continuado': continuado,
  'periodo.empezado': (c, l) => sobre('dio por empezado', c, l),
  'correo.reenviado': c => [
    t(`volvió a enviar el correo «${c.despues?.asunto ?? ''}» a ${c.despues?.para ?? ''}`),
  ],
  'respaldo.created': () => [t('pidió un respaldo de la instalación')],
  'respaldo.descargado': c => [t(`descargó el respaldo ${c.despues?.archivo ?? ''}`)],
  'respaldo.deleted': c => [t(`eliminó el respaldo ${c.antes?.archivo ?? ''}`.trimEnd())],
  'adjunto.created': (c, l) => adjuntado('adjuntó', 'a', c, l),
  'adjunto.deleted': (c, l) => adjuntado('quitó', 'de', c, l),
  'competencia.cursos': servida,
  'asignatura.save.key.silabo': silaboEscrito,
  'asignatura.save.silabo': silaboEscrito,
  'carta.updated': cartaEscrita,
  'silabo.updated': silaboRevisado,
  'observacion.created': observado,
  'observacion.updated': observacionCambiada,
  'observacion.deleted': observacionEliminada,
  'ajustes.updated': (c, l) => ajustado('los ajustes de la instalación', c, l),
  'ajustes_empresa.updated': (c, l) => ajustado('los ajustes de la institución', c, l),
  'registro.deleted': c =>
    cuantos(c.despues) === 1
      ? [t('quitó un registro de la lista de actividades')]
      : [t(`quitó ${cuantos(c.despues)} registros de la lista de actividades`)],
}

const porHecho: Readonly<Record<string, Contar>> = {
  created: creado,
  updated: cambiado,
  deleted: (c, l) => [...sobre('eliminó', c, l, c.antes), ...dentroDe(c, l, true)],
  up: (c, l) => sobre('subió', c, l),
  down: (c, l) => sobre('bajó', c, l),
}

/** Neighbouring pieces of one kind as one. */
function pegar(tramos: readonly Tramo[]): Tramo[] {
  const juntos: Tramo[] = []
  for (const tramo of tramos) {
    const anterior = juntos.at(-1)
    if (anterior && !anterior.fuerte === !tramo.fuerte) anterior.texto += tramo.texto
    else juntos.push({ ...tramo })
  }
  return juntos.filter(x => x.texto !== '')
}

/** What happened, without who did it: «cambió los créditos de **Cálculo I** de 4 a 5» (§3, Log entry). */
export function predicado(c: CambioContado, l: Lectura): Tramo[] {
  const decir = especiales[c.evento] ?? porHecho[hechoDe(c.evento)] ?? generico
  return pegar(decir(c, l))
}

/** An event that nobody has words for: still a sentence, with the fields it wrote. */
const generico: Contar = (c, l) => (c.antes ? cambiado(c, l) : [...sobre('registró', c, l)])

/** The sentence as text; what nobody asked for is done by the system. */
export const oracion = (quien: string | null, tramos: readonly Tramo[]): string =>
  `${quien ?? 'El sistema'} ${tramos.map(x => x.texto).join('')}`
