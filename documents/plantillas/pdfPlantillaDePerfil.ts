import { formatFecha } from '@malla/domain/texto/fechas.ts'
import { bloquesDeTexto } from '../asignaturas/texto.ts'
import { titulo } from '../bloques.ts'
import type { Bloque, Documento, NodoRico } from '../document.ts'
import { cuantos } from '../formato.ts'
import { hojaSimple } from '../hojaSimple.ts'
import { bloquesDeTextoRico } from '../textoRico.ts'
import { textos } from '../textos.ts'

/** A template of a graduate or entrant profile, as it is printed. */
export interface DatosPlantillaDePerfil {
  perfil: 'egresado' | 'ingresante'
  nombre: string
  /** Kind of institution that it is for. */
  para: string
  /** The institution whose plan it was made of; null: made by hand. */
  origen: string | null
  entradas: readonly { nombre: string | null; grupo: string | null; texto: NodoRico }[]
  /** Day of printing (ISO). */
  emitido: string
}

const t = textos.plantillaDePerfil

type Entrada = DatosPlantillaDePerfil['entradas'][number]

const lineas = (entradas: readonly Entrada[]): Bloque => ({
  tipo: 'lista',
  ordenada: true,
  inicio: 1,
  elementos: entradas.map(e => bloquesDeTextoRico(e.texto, 6)),
})

const rasgo = (e: Entrada, nivel: number): Bloque[] => [
  ...(e.nombre ? [titulo(nivel, 'apartado', e.nombre)] : []),
  ...bloquesDeTexto(e.texto, nivel + 1),
]

/** Traits under what they belong to, in the order in which each dimension first comes; those of none first. */
const rasgos = (entradas: readonly Entrada[]): Bloque[] =>
  [...Map.groupBy(entradas, e => e.grupo ?? '')]
    .toSorted(([a], [b]) => Number(a !== '') - Number(b !== ''))
    .flatMap(([grupo, suyas]) =>
      grupo
        ? [titulo(2, 'seccion', grupo), ...suyas.flatMap(e => rasgo(e, 3))]
        : suyas.flatMap(e => rasgo(e, 2)),
    )

/** A template of profiles (§7): what it is for, where it comes from, and its lines or traits. */
export function pdfPlantillaDePerfil(d: DatosPlantillaDePerfil): Documento {
  const clase = t[d.perfil]
  const cuales = d.perfil === 'egresado' ? cuantos(d.entradas.length, 'línea', 'líneas') : null
  const partes = [
    clase,
    t.para(d.para),
    ...(d.origen ? [t.de(d.origen)] : []),
    cuales ?? cuantos(d.entradas.length, 'rasgo', 'rasgos'),
  ]
  return hojaSimple({
    clase,
    nombre: d.nombre,
    titulo: `${d.nombre} · ${clase}`,
    archivo: `${clase} - ${d.nombre}`,
    autor: t.autor,
    siglas: 'M',
    izquierda: clase,
    derecha: d.nombre,
    subtitulo: partes.join(' · '),
    emitido: formatFecha(d.emitido),
    bloques: d.perfil === 'egresado' ? [lineas(d.entradas)] : rasgos(d.entradas),
  })
}
