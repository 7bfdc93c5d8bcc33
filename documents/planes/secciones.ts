import type { Id } from '@malla/domain/asignaturas/asignatura.ts'
import { horasTotales } from '@malla/domain/asignaturas/horas.ts'
import { tiposDeLaboratorio } from '@malla/domain/laboratorios/catalogos.ts'
import { claveDeSeccion } from '@malla/domain/planes/avance.ts'
import { horasEnSemanas, sumaDeCursos, vigentes } from '@malla/domain/planes/entradas.ts'
import type { SeccionDelPlanMenu } from '@malla/domain/planes/secciones.ts'
import { conCodigo } from '@malla/domain/texto/conCodigo.ts'
import { bloquesDeTexto } from '../asignaturas/texto.ts'
import { celda, fila, nota, parrafo, pendiente, tabla, titulo } from '../bloques.ts'
import type { Bloque, NodoRico, Titulo } from '../document.ts'
import { cuantos, enPorcentaje, numero } from '../formato.ts'
import { bloquesDeTextoRico } from '../textoRico.ts'
import { textos } from '../textos.ts'
import type { AsignaturaInforme } from './datos.ts'
import type { DatosDiseno, EntradaInforme } from './datosDiseno.ts'
import { equivalencias } from './equivalencias.ts'
import { cuantosCursos } from './palabras.ts'
import { cifrasDePlan, cuentaDeHoras, cursosPorCiclo, electivosPorSeccion } from './pdfPlan.ts'
import { resumenDePlan } from './resumen.ts'
import { tablasDeCursos } from './tablaCursos.ts'

const t = textos.diseno

/** What a section of the menu of a plan (§2) says, under its heading. */
export const bloquesDeSeccion = (d: DatosDiseno, s: SeccionDelPlanMenu): Bloque[] => [
  titulo(1, 'seccion', s.titulo),
  ...contenidoDeSeccion(d, s),
]

/** The same without its heading; «Pendiente» where nobody wrote it. */
export const contenidoDeSeccion = (d: DatosDiseno, s: SeccionDelPlanMenu): Bloque[] => {
  const dentro = loEscrito(d, s)
  return dentro.length ? dentro : [parrafo(pendiente)]
}

const loEscrito = (d: DatosDiseno, s: SeccionDelPlanMenu): Bloque[] => {
  const clave = claveDeSeccion(s)
  const entradas = clave === null ? [] : (d.textos[clave] ?? [])
  switch (s.clase) {
    case 'lineas':
      return listaDeEntradas(entradas)
    case 'perfilEgreso':
      return enumerados(d.perfilEgreso)
    case 'malla':
      return d.asignaturas.length ? mallaEnTablas(d) : []
    case 'modulos':
      return modulosDe(d).flatMap(m => bloquesDeModulo(d, m, 2))
    case 'unidades':
      return unidadesPorCurso(d)
    case 'laboratorios':
      return laboratorios(d)
    case 'texto':
      return [
        ...(s.key === 'criteriosEvaluaciones' && entradas.some(e => e.peso !== null)
          ? [tablaDePesos(entradas)]
          : []),
        ...entradas.flatMap(bloquesDeEntrada),
        ...(s.key === 'cursosConvalidacion' ? equivalencias(d) : []),
      ]
  }
}

/** What an entry says; «Pendiente» where it says nothing and is not complete. A name may say it all: «Haber aprobado todos los créditos». */
const textoDe = (e: EntradaInforme, nivel: number): Bloque[] => {
  const texto = bloquesDeTexto(e.texto, nivel)
  return texto.length || (e.nombre && e.status !== 2) ? texto : [parrafo(pendiente)]
}

/** An entry under its name, where it has one; what it belongs to stands beside it. */
const bloquesDeEntrada = (e: EntradaInforme): Bloque[] => {
  const nombre = [e.grupo, e.nombre].filter(Boolean).join(' · ')
  return nombre ? [titulo(2, 'apartado', nombre), ...textoDe(e, 3)] : bloquesDeTexto(e.texto, 2)
}

const listaDeEntradas = (entradas: readonly EntradaInforme[]): Bloque[] =>
  entradas.some(e => e.nombre) ? entradas.flatMap(bloquesDeEntrada) : enumerados(entradas.map(e => e.texto))

const enumerados = (textosRicos: readonly NodoRico[]): Bloque[] =>
  textosRicos.length
    ? [
        {
          tipo: 'lista',
          ordenada: true,
          inicio: 1,
          elementos: textosRicos.map(x => bloquesDeTextoRico(x, 6)),
        },
      ]
    : []

/** The same headings one level further in, and drawn smaller. */
const bajar = (bloques: readonly Bloque[]): Bloque[] =>
  bloques.map(b => {
    if (b.tipo !== 'titulo') return b
    const estilo: Titulo['estilo'] = b.estilo === 'seccion' ? 'apartado' : 'menor'
    return { ...b, nivel: Math.min(6, b.nivel + 1), estilo }
  })

/** The courses of the malla in tables; its drawing has a page of its own (diseno.ts). */
const mallaEnTablas = (d: DatosDiseno): Bloque[] => {
  const tablaDe = tablasDeCursos(d, { clasificacion: true })
  const partes = [...cursosPorCiclo(d, tablaDe), ...electivosPorSeccion(d, tablaDe), ...resumenDePlan(d)]
  return [cifrasDePlan(d), ...cuentaDeHoras(d), ...bajar(partes)]
}

/** The modules in force, in their order. */
export const modulosDe = (d: DatosDiseno): EntradaInforme[] =>
  vigentes('modulosCompetencia', d.textos.modulosCompetencia ?? [])

const cursosPorId = (d: DatosDiseno): Map<Id, AsignaturaInforme> =>
  new Map(d.asignaturas.map(a => [a.base_id ?? a.id, a]))

/** A module with its version, its courses and what they add up to. */
export const bloquesDeModulo = (d: DatosDiseno, m: EntradaInforme, nivel: number): Bloque[] => {
  const porId = cursosPorId(d)
  const suyos = m.cursos_ids.flatMap(id => porId.get(id) ?? [])
  const suma = sumaDeCursos(suyos.map(a => ({ horastotal: horasTotales(a), credits: a.credits })))
  const cifras = [
    t.version(numero(m.version)),
    cuantosCursos(suyos.length, d.institucion),
    ...(suma.creditos > 0 ? [cuantos(suma.creditos, 'crédito', 'créditos')] : []),
    ...horasDeModulo(d, suma.horas),
  ]
  return [
    titulo(nivel, 'apartado', m.nombre ?? t.modulo(numero(m.modulo_id ?? 1))),
    { ...nota(cifras.join(' · ')), pegada: true },
    ...textoDe(m, nivel + 1),
    ...(suyos.length ? [tablasDeCursos(d, { clasificacion: false })(suyos, textos.carta.total)] : []),
  ]
}

/** Weekly hours of courses of several periods are no week's: in all, where the plan says its weeks. */
const horasDeModulo = (d: DatosDiseno, semanales: number): string[] => {
  if (semanales === 0) return []
  const horas = horasEnSemanas(d.semanas, semanales)
  if (horas !== null) return [cuantos(horas, 'hora', 'horas')]
  return [`${textos.plan.sumaSemanal.toLowerCase()}: ${numero(semanales)}`]
}

/** Units under the courses that they are of, in the order of the malla; those of no course last. */
const unidadesPorCurso = (d: DatosDiseno): Bloque[] => {
  const unidades = vigentes('unidadesAprendizaje', d.textos.unidadesAprendizaje ?? [])
  if (!unidades.length) return []
  const porCurso = Map.groupBy(unidades, u => u.asignatura_id ?? 0)
  const conocidos = new Set(d.asignaturas.map(a => a.base_id ?? a.id))
  const sueltas = unidades.filter(u => !conocidos.has(u.asignatura_id ?? 0))
  return [
    ...d.asignaturas.flatMap(a => {
      const suyas = porCurso.get(a.base_id ?? a.id) ?? []
      return suyas.length ? deCurso(a, suyas) : []
    }),
    ...(sueltas.length
      ? [titulo(2, 'apartado', t.sinCurso), ...sueltas.flatMap(u => deUnidad(u, null))]
      : []),
  ]
}

const deCurso = (a: AsignaturaInforme, unidades: readonly EntradaInforme[]): Bloque[] => [
  titulo(2, 'apartado', conCodigo(a)),
  ...unidades.flatMap(u => deUnidad(u, a)),
]

const deUnidad = (u: EntradaInforme, a: AsignaturaInforme | null): Bloque[] => {
  const horas = a === null ? null : horasEnSemanas(u.semanas, horasTotales(a))
  const cifras = [
    ...(u.semanas === null ? [] : [cuantos(u.semanas, 'semana', 'semanas')]),
    ...(horas === null ? [] : [cuantos(horas, 'hora', 'horas')]),
  ]
  return [
    titulo(3, 'menor', u.nombre ?? t.unidad(numero(u.unidad_id ?? 1))),
    ...(cifras.length ? [{ ...nota(cifras.join(' · ')), pegada: true }] : []),
    ...textoDe(u, 4),
  ]
}

const tablaDePesos = (entradas: readonly EntradaInforme[]): Bloque => {
  const con = entradas.filter(e => e.peso !== null)
  const total = con.reduce((n, e) => n + (e.peso ?? 0), 0)
  return tabla(
    [
      { rotulo: textos.carta.criterio, ancho: { parte: 1 }, alineacion: 'izquierda' },
      { rotulo: textos.carta.peso, ancho: { mm: 24 }, alineacion: 'derecha' },
    ],
    [
      ...con.map(e => fila([celda(e.nombre ?? textos.nada), celda(enPorcentaje(e.peso ?? 0))])),
      fila([celda(textos.carta.total), celda(enPorcentaje(total))], 'total'),
    ],
  )
}

const laboratorios = (d: DatosDiseno): Bloque[] =>
  d.laboratorios.length
    ? [
        tabla(
          [
            { rotulo: t.laboratorio, ancho: { parte: 2 }, alineacion: 'izquierda' },
            { rotulo: textos.tabla.tipo, ancho: { mm: 24 }, alineacion: 'izquierda' },
            { rotulo: t.local, ancho: { parte: 1 }, alineacion: 'izquierda' },
            { rotulo: t.capacidad, ancho: { mm: 18 }, alineacion: 'derecha' },
            { rotulo: t.equipos, ancho: { parte: 2 }, alineacion: 'izquierda' },
          ],
          d.laboratorios.map(l =>
            fila([
              celda(l.nombre),
              celda(tiposDeLaboratorio.find(x => x.valor === l.tipo)?.nombre ?? textos.nada),
              celda(l.local),
              celda(l.capacidad === null ? textos.nada : numero(l.capacidad)),
              celda(l.equipos.join('\n') || textos.nada),
            ]),
          ),
        ),
      ]
    : []
