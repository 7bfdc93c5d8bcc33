import { estiloInicial } from '@malla/domain/empresas/estilo.ts'
import { isCesado } from '@malla/domain/planes/cese.ts'
import { formatFecha } from '@malla/domain/texto/fechas.ts'
import { hojaA4, parrafo, titulo, tramo } from '../bloques.ts'
import type { Bloque, Cabecera, Documento } from '../document.ts'
import { archivoDePlan, fechaLarga, paraArchivo, siglasDeNombre } from '../formato.ts'
import { textos } from '../textos.ts'
import type { DatosInstitucion, DatosPlan } from './datos.ts'

const LOGO = 'logo'

/** What the sheet of a plan says at its head and its foot. */
export type DatosDeHoja = Pick<
  DatosPlan,
  'institucion' | 'facultad' | 'programa' | 'full_name' | 'fechacese' | 'emitido'
>

/**
 * The sheet that every report of a plan is printed on: logo, institution and faculty, the plan at the right, and «Cesado» when
 * it is no longer in force. `nombre` names the report, in footer and file.
 */
export const hojaDePlan = (
  d: DatosDeHoja,
  nombre: string,
  resto: Pick<Documento, 'portada' | 'indice' | 'secciones'> & Partial<Pick<Documento, 'imagenes'>>,
): Documento => ({
  titulo: `${nombre} · ${d.programa}`,
  archivo: archivoDePlan(nombre, d),
  asunto: d.full_name,
  autor: d.institucion.razonsocial,
  cabecera: cabeceraDe(d.institucion, d.facultad, d.full_name),
  pie: pieDe(d, [nombre, d.programa]),
  sello: isCesado(d) ? textos.cesado : null,
  estilo: estiloDe(d.institucion),
  ...resto,
  imagenes: { ...logoDe(d.institucion), ...resto.imagenes },
  ...(estiloDe(d.institucion).portada ? {} : sinPortada(resto)),
})

/** A report of a plan without cover or index: «Cesado» first where it is, its title, what it is of (`senas`), and what it says; on upright pages, if it does not say otherwise. */
export const informeDePlan = (
  d: DatosDeHoja,
  nombre: string,
  senas: readonly string[],
  bloques: readonly Bloque[],
  { imagenes = {}, horizontal = false }: Partial<Pick<Documento, 'imagenes'> & { horizontal: boolean }> = {},
): Documento =>
  hojaDePlan(d, nombre, {
    portada: null,
    indice: null,
    imagenes,
    secciones: [
      hojaA4(
        [
          ...avisoDeCese(d),
          titulo(1, 'documento', nombre),
          parrafo(tramo(senas.join(' · ')), 'subtitulo'),
          ...bloques,
        ],
        { horizontal },
      ),
    ],
  })

/** A document of an institution that is of no single plan, in the institution's style, without cover or index. */
export const hojaDeInstitucion = (
  i: DatosInstitucion,
  {
    derecha,
    ...h
  }: { derecha: string } & Pick<Documento, 'titulo' | 'archivo' | 'asunto' | 'pie' | 'secciones'> &
    Partial<Pick<Documento, 'sello' | 'imagenes'>>,
): Documento => ({
  sello: null,
  ...h,
  archivo: paraArchivo(h.archivo),
  autor: i.razonsocial,
  cabecera: cabeceraDe(i, null, derecha),
  portada: null,
  indice: null,
  estilo: estiloDe(i),
  imagenes: { ...h.imagenes, ...logoDe(i) },
})

const estiloDe = (i: DatosInstitucion) => i.estilo ?? estiloInicial

/** Head of every page of an institution's documents. */
const cabeceraDe = (i: DatosInstitucion, parte: string | null, derecha: string): Cabecera => {
  const { logo, membrete } = estiloDe(i)
  return {
    logo: logo && i.imagen ? LOGO : null,
    siglas: logo ? siglasDeNombre(i.razonsocial) : '',
    izquierda: membrete ?? [i.razonsocial, parte].filter(Boolean).join(' · '),
    derecha,
  }
}

/** The logo, where the institution has one and shows it. */
const logoDe = (i: DatosInstitucion): Record<string, Uint8Array> =>
  i.imagen && estiloDe(i).logo ? { [LOGO]: i.imagen } : {}

/** Without a cover its title heads the first page, so that no document is without one. */
const sinPortada = (d: Pick<Documento, 'portada' | 'secciones'>): Partial<Documento> => {
  const { portada } = d
  const [primera, ...otras] = d.secciones
  if (!portada || !primera) return {}
  const cabeza: Bloque[] = [
    titulo(1, 'documento', portada.titulo),
    parrafo(tramo([portada.antetitulo, portada.subtitulo].filter(Boolean).join(' · ')), 'subtitulo'),
  ]
  return { portada: null, secciones: [{ ...primera, bloques: [...cabeza, ...primera.bloques] }, ...otras] }
}

/** Places to sign; none in an institution that names nobody. */
export const firmasDe = (d: Pick<DatosPlan, 'institucion'>): Bloque[] => {
  const { firmas } = estiloDe(d.institucion)
  return firmas.length ? [{ tipo: 'firmas', firmas }] : []
}

/** Footer: these parts, and the day of printing. */
export const pieDe = (d: Pick<DatosPlan, 'institucion' | 'emitido'>, partes: readonly string[]): string =>
  [
    ...(estiloDe(d.institucion).codigo ? [estiloDe(d.institucion).codigo] : []),
    ...partes,
    ...(d.emitido ? [textos.emitido(formatFecha(d.emitido))] : []),
  ].join(' · ')

/** «Plan cesado. Fecha de cese: 31 de diciembre de 2025.» as the first thing of a report; nothing in force. */
export const avisoDeCese = (d: Pick<DatosPlan, 'fechacese'>) =>
  d.fechacese
    ? [
        {
          tipo: 'aviso' as const,
          tono: 'cesado' as const,
          titulo: textos.planCesado,
          texto: [{ texto: textos.fechaDeCese(fechaLarga(d.fechacese)) }],
        },
      ]
    : []
