import { isCesado } from '@malla/domain/planes/cese.ts'
import { formatFecha } from '@malla/domain/texto/fechas.ts'
import type { Documento } from '../document.ts'
import { fechaLarga, paraArchivo, siglasDeNombre } from '../formato.ts'
import { textos } from '../textos.ts'
import type { DatosPlan } from './datos.ts'

const LOGO = 'logo'

/**
 * The sheet that every report of a plan is printed on: logo, institution and faculty, the plan at the right, and «Cesado» when
 * it is no longer in force. `nombre` names the report, in footer and file.
 */
export const hojaDePlan = (
  d: DatosPlan,
  nombre: string,
  resto: Pick<Documento, 'portada' | 'indice' | 'secciones'>,
): Documento => ({
  titulo: `${nombre} · ${d.programa}`,
  archivo: paraArchivo(`${nombre} - ${d.full_name}`),
  asunto: d.full_name,
  autor: d.institucion.razonsocial,
  cabecera: {
    logo: d.institucion.imagen ? LOGO : null,
    siglas: siglasDeNombre(d.institucion.razonsocial),
    izquierda: [d.institucion.razonsocial, d.facultad].filter(Boolean).join(' · '),
    derecha: d.full_name,
  },
  pie: pieDe(d, [nombre, d.programa]),
  sello: isCesado(d) ? textos.cesado : null,
  imagenes: d.institucion.imagen ? { [LOGO]: d.institucion.imagen } : {},
  ...resto,
})

/** Footer: these parts, and the day of printing. */
export const pieDe = (d: DatosPlan, partes: readonly string[]): string =>
  [...partes, ...(d.emitido ? [textos.emitido(formatFecha(d.emitido))] : [])].join(' · ')

/** «Plan cesado. No está vigente desde el 31 de diciembre de 2025.» as the first thing of a report; nothing in force. */
export const avisoDeCese = (d: DatosPlan) =>
  d.fechacese
    ? [
        {
          tipo: 'aviso' as const,
          tono: 'cesado' as const,
          titulo: textos.planCesado,
          texto: [{ texto: textos.noVigenteDesde(fechaLarga(d.fechacese)) }],
        },
      ]
    : []
