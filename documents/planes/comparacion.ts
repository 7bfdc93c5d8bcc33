import type { Comparacion } from '@malla/contracts/versiones.ts'
import type { Palabras } from '@malla/domain/empresas/palabras.ts'
import type { Totales } from '@malla/domain/malla/totales.ts'
import { nombreDeCampo, nombreDeDato, totalConElectivos } from '@malla/domain/planes/comparado.ts'
import { nombreDeCampoDeCompetencia } from '@malla/domain/planes/compararCompetencias.ts'
import { celda, dato, fila, hojaA4, nota, parrafo, tabla, titulo, tramo } from '../bloques.ts'
import type { Bloque, Celda, Documento, Fila, Tramo } from '../document.ts'
import { archivoDeDosPlanes, numero } from '../formato.ts'
import { textos } from '../textos.ts'
import { cambiosEn, palabrasComparadas as t } from './comparacionTextos.ts'
import type { DatosInstitucion } from './datos.ts'
import { hojaDeInstitucion, pieDe } from './hoja.ts'
import { cuantosCursos, palabrasDe } from './palabras.ts'

/** Head of a report that is of no single plan: the institution, and the day of printing (ISO). */
export interface Membrete {
  institucion: DatosInstitucion
  emitido: string
}

type Curso = Comparacion['cursos'][number]

/** Two plans side by side: sums, cycles, course by course, texts. `soloCambios` leaves out courses and texts that are the same in both. */
export const pdfComparacion = (c: Comparacion, m: Membrete, soloCambios: boolean): Documento => ({
  ...hojaDeInstitucion(m.institucion, {
    titulo: `${t.titulo} · ${nombreDe(c.antes)} · ${nombreDe(c.despues)}`,
    archivo: t.titulo,
    asunto: `${c.antes.full_name} → ${c.despues.full_name}`,
    derecha: t.titulo,
    pie: pieDe(m, [t.titulo, `${c.antes.full_name} → ${c.despues.full_name}`]),
    secciones: [hojaA4(bloquesDe(c, m, soloCambios), { horizontal: true })],
  }),
  archivo: archivoDeDosPlanes(t.titulo, c.antes, c.despues),
})

const bloquesDe = (c: Comparacion, { institucion }: Membrete, soloCambios: boolean): Bloque[] => [
  titulo(1, 'documento', t.titulo),
  parrafo(tramo(`${nombreDe(c.antes)} → ${nombreDe(c.despues)}`), 'subtitulo'),
  resumenDe(c, palabrasDe(institucion)),
  titulo(2, 'seccion', t.sumas(palabrasDe(institucion).cursos)),
  sumasDe(c, palabrasDe(institucion)),
  ...datosDe(c),
  ...cursosDe(c, institucion, soloCambios),
  ...competenciasDe(c, soloCambios),
  ...textosDe(c, soloCambios),
]

const nombreDe = (p: Comparacion['antes']): string => `${p.programa} · ${p.full_name}`

const resumenDe = ({ resumen: r }: Comparacion, { terminacion }: Palabras): Bloque => {
  const dichos = cambiosEn(terminacion)
  return {
    tipo: 'franja',
    datos: [
      dato(`${dichos.nuevo}s`, numero(r.nuevos)),
      dato(`${dichos.retirado}s`, numero(r.retirados)),
      dato(`${dichos.cambiado}s`, numero(r.cambiados)),
      dato(`${dichos.movido}s`, numero(r.movidos)),
      dato(dichos.igual, numero(r.iguales)),
      dato(t.textosCambiados, numero(r.textos)),
      dato(t.competencias, numero(r.competencias)),
    ],
  }
}

const cifra = (n: number | null | undefined): string => (n == null ? textos.nada : numero(n))

/** How much more there is now: «+3», «−1,5», «=»; «—» of what neither plan has, as credits in a school. */
const diferencia = (antes: number | null | undefined, despues: number | null | undefined): string => {
  if (antes == null && despues == null) return textos.nada
  const d = Math.round(((despues ?? 0) - (antes ?? 0)) * 10) / 10
  return d === 0 ? '=' : d > 0 ? `+${numero(d)}` : numero(d)
}

const tres = (a: number | null | undefined, b: number | null | undefined): Celda[] => [
  celda(cifra(a)),
  celda(cifra(b)),
  celda(diferencia(a, b)),
]

const filaDeSumas = (
  nombre: string,
  antes: Totales | null,
  despues: Totales | null,
  clase: Fila['clase'] = 'dato',
): Fila =>
  fila(
    [
      celda(nombre),
      ...tres(antes?.cursos, despues?.cursos),
      ...tres(antes?.creditos, despues?.creditos),
      ...tres(antes?.horas, despues?.horas),
    ],
    clase,
  )

const sumasDe = (c: Comparacion, palabras: Palabras): Bloque => {
  const trio = [t.antes, t.despues, t.diferencia]
  const columna = { ancho: { mm: 20 }, alineacion: 'derecha' as const }
  const grupo = (texto: string): Celda => celda(texto, { columnas: 3, alineacion: 'centro' })
  return {
    tipo: 'tabla',
    columnas: [{ ancho: { parte: 1 }, alineacion: 'izquierda' }, ...Array.from({ length: 9 }, () => columna)],
    cabecera: [
      [celda(t.lugar, { filas: 2 }), grupo(palabras.cursos), grupo(t.creditos), grupo(t.horas)],
      [...trio, ...trio, ...trio].map(x => celda(x, { alineacion: 'derecha' })),
    ],
    filas: [
      ...c.ciclos.map(x => filaDeSumas(x.nombre, x.antes, x.despues)),
      ...(c.secciones.length ? [fila([celda(t.electivos, { columnas: 10 })], 'grupo')] : []),
      ...c.secciones.map(x => filaDeSumas(x.nombre, x.antes, x.despues)),
      filaDeSumas(
        c.secciones.length ? totalConElectivos(palabras.cursos, palabras.periodos) : t.total,
        c.totales.antes,
        c.totales.despues,
        'total',
      ),
    ],
    junta: true,
    densa: true,
  }
}

const columna = (rotulo: string, parte: number) => ({
  rotulo,
  ancho: { parte },
  alineacion: 'izquierda' as const,
})

const datosDe = (c: Comparacion): Bloque[] =>
  c.generales.length === 0
    ? []
    : [
        titulo(2, 'seccion', t.generales),
        tabla(
          [columna(t.dato, 2), columna(t.antes, 3), columna(t.despues, 3)],
          c.generales.map(g =>
            fila([
              celda(nombreDeDato[g.campo]),
              celda(g.antes || textos.nada),
              celda(g.despues || textos.nada),
            ]),
          ),
        ),
      ]

/** What happened to a course or a competency, in words that end in `o`. */
const palabraDe = (c: Pick<Curso, 'cambio' | 'movido'>, o: Palabras['terminacion']): string => {
  const dichos = cambiosEn(o)
  return c.movido ? (c.cambio === 'cambiado' ? dichos.cambiadoYMovido : dichos.movido) : dichos[c.cambio]
}

const isCambio = (c: Curso): boolean => c.cambio !== 'igual' || c.movido

const cambiosDe = (c: Curso): Tramo[] =>
  c.campos.flatMap((f, i) => [
    { texto: `${i > 0 ? '\n' : ''}${nombreDeCampo[f.campo]}: `, tono: 'tenue' as const },
    { texto: `${f.antes || textos.nada} → ${f.despues || textos.nada}` },
  ])

const cursosDe = (c: Comparacion, institucion: DatosInstitucion, soloCambios: boolean): Bloque[] => {
  const palabras = palabrasDe(institucion)
  const cursos = soloCambios ? c.cursos.filter(isCambio) : c.cursos
  const columnas = [
    columna(t.codigo, 1.2),
    columna(palabras.curso, 3.4),
    columna(t.lugar, 2),
    { rotulo: t.creditosCorto, ancho: { mm: 16 }, alineacion: 'derecha' as const },
    columna(t.que, 1.8),
    columna(t.detalle, 5),
  ]
  return [
    titulo(2, 'seccion', t.porCurso(palabras.curso)),
    cursos.length === 0
      ? nota(t.sinCambios(palabras.cursos))
      : {
          ...tabla(
            columnas,
            cursos.map(x => {
              const visto = (x.despues ?? x.antes)!
              return fila([
                celda(visto.codigo ?? ''),
                celda(visto.nombre),
                celda(visto.lugar),
                celda(cifra(visto.credits)),
                { contenido: [{ texto: palabraDe(x, palabras.terminacion), negrita: isCambio(x) }] },
                { contenido: cambiosDe(x) },
              ])
            }),
          ),
          densa: true,
          junta: false,
        },
    ...(soloCambios && cursos.length > 0
      ? [nota(t.quedanIguales(cuantosCursos(c.resumen.iguales, institucion)))]
      : []),
  ]
}

const competenciasDe = (c: Comparacion, soloCambios: boolean): Bloque[] => {
  const isDistinta = (x: Comparacion['competencias'][number]) => x.cambio !== 'igual' || x.movido
  const vistas = soloCambios ? c.competencias.filter(isDistinta) : c.competencias
  if (vistas.length === 0) return []
  return [
    titulo(2, 'seccion', t.competencias),
    {
      ...tabla(
        [columna(t.codigo, 1), columna(t.competencia, 4), columna(t.que, 1.8), columna(t.detalle, 5)],
        vistas.map(x => {
          const vista = (x.despues ?? x.antes)!
          return fila([
            celda(vista.codigo),
            celda(vista.nombre),
            { contenido: [{ texto: palabraDe(x, 'a'), negrita: isDistinta(x) }] },
            {
              contenido: x.campos.flatMap((f, i): Tramo[] => [
                { texto: `${i > 0 ? '\n' : ''}${nombreDeCampoDeCompetencia[f.campo]}: `, tono: 'tenue' },
                { texto: `${f.antes || textos.nada} → ${f.despues || textos.nada}` },
              ]),
            },
          ])
        }),
      ),
      densa: true,
      junta: false,
    },
  ]
}

const textosDe = (c: Comparacion, soloCambios: boolean): Bloque[] => {
  const vistos = soloCambios ? c.textos.filter(x => x.cambio !== 'igual') : c.textos
  if (vistos.length === 0) return []
  return [
    titulo(2, 'seccion', t.textos),
    tabla(
      [columna(t.seccion, 3), columna(t.que, 1), columna(t.palabras, 2)],
      vistos.map(x =>
        fila([
          celda(x.titulo),
          celda(t.texto[x.cambio]),
          celda(t.conPalabras(palabras(x.antes), palabras(x.despues))),
        ]),
      ),
    ),
  ]
}

const palabras = (texto: string): number => texto.split(/\s+/).filter(Boolean).length
