import { requisitosDe } from '@malla/documents/asignaturas/carta.ts'
import { type Html, html, type Parte } from '@malla/documents/engine/html/etiqueta.ts'
import { cuantos, numero } from '@malla/documents/formato.ts'
import {
  escribirCreditos,
  type GrupoCursos,
  porCiclos,
  porSecciones,
  tieneCreditos,
  tieneHoras,
} from '@malla/documents/planes/cursos.ts'
import type { AsignaturaInforme } from '@malla/documents/planes/datos.ts'
import { cuantosCursos, palabrasDe } from '@malla/documents/planes/palabras.ts'
import { totalesDe } from '@malla/domain/malla/totales.ts'
import { direccionDe } from '@malla/domain/publicaciones/direccion.ts'
import type { PlanPublico } from '../planPublico.queries.ts'
import { caminoDeCurso } from './malla.ts'
import { enSitio, type Sitio } from './marco.ts'

/** The courses of a plan as tables, cycle by cycle and then section by section: the whole plan for whoever reads it without a script. */

interface Grupo extends GrupoCursos {
  ancla: string
  /** What a student must take of it. */
  requeridos: number | null
  electivo: boolean
}

const gruposDe = ({ datos }: PlanPublico): Grupo[] =>
  [
    ...porCiclos(datos).map(g => ({ ...g, requeridos: null, electivo: false })),
    ...porSecciones(datos).map(g => ({ ...g, requeridos: g.creditos_requeridos, electivo: true })),
  ]
    .filter(g => g.asignaturas.length > 0)
    .map((g, i) => ({ ...g, ancla: `${direccionDe(g.nombre) || 'grupo'}-${i + 1}` }))

/** Tables of all courses under a list of links to each. */
export function tablasHtml(sitio: Sitio, p: PlanPublico): Parte {
  const grupos = gruposDe(p)
  const { cursos, periodo } = palabrasDe(p.datos.institucion)
  if (grupos.length === 0) return html`<p>El plan todavía no tiene ${cursos.toLowerCase()}.</p>`
  return html`<section class="seccion-tablas" aria-labelledby="cursos">
<h2 id="cursos">${cursos} por ${periodo.toLowerCase()}</h2>
<nav class="anclas" aria-label="Ir a">${grupos.map(g => html`<a href="#${g.ancla}">${g.nombre}</a> `)}</nav>
<div class="grupos">${grupos.map(g => tablaHtml(sitio, p, g))}</div>
</section>`
}

const loQueSeLleva = (creditos: number): string =>
  `${creditos === 1 ? 'Se lleva' : 'Se llevan'} ${cuantos(creditos, 'crédito', 'créditos')}`

function tablaHtml(sitio: Sitio, p: PlanPublico, g: Grupo): Html {
  const { datos } = p
  const [conCreditos, conHoras] = [tieneCreditos(datos), tieneHoras(datos)]
  const creditos = escribirCreditos(datos)
  const { curso } = palabrasDe(datos.institucion)
  const sumas = totalesDe(g.asignaturas)
  const filas = g.asignaturas.map(
    a => html`<tr><td class="codigo">${a.codigo}</td>
<th scope="row"><a href="${enSitio(sitio, caminoDeCurso(p, a.id))}">${a.nombre}</a></th>
${conCreditos && html`<td class="numero">${creditos(a.credits)}</td>`}
${conHoras && horasDe(a)}
<td class="area">${datos.areas.find(x => x.id === a.areacurso_id)?.nombre}</td>
<td class="requisitos">${a.requisitos ? requisitosDe(datos, a) : '–'}</td></tr>`,
  )
  const requiere =
    g.requeridos === null || !conCreditos ? g.electivo && 'Electivos' : loQueSeLleva(g.requeridos)
  return html`<div class="tabla" id="${g.ancla}"><table>
<caption>${g.nombre} <span class="tenue">${[cuantosCursos(sumas.cursos, datos.institucion), requiere].filter(Boolean).join(' · ')}</span></caption>
<thead><tr><th scope="col" class="codigo">Código</th><th scope="col">${curso}</th>
${conCreditos && html`<th scope="col" class="numero"><abbr title="Créditos">Cr.</abbr></th>`}
${conHoras && html`<th scope="col" class="numero hora"><abbr title="Horas de teoría">T</abbr></th><th scope="col" class="numero hora"><abbr title="Horas de práctica">P</abbr></th><th scope="col" class="numero hora"><abbr title="Horas virtuales">V</abbr></th>`}
<th scope="col" class="area">Área</th><th scope="col" class="requisitos">Requisitos</th></tr></thead>
<tbody>${filas}</tbody>
${
  !g.electivo &&
  (conCreditos || conHoras) &&
  html`<tfoot><tr><td class="codigo"></td><th scope="row">Total</th>
${conCreditos && html`<td class="numero">${creditos(sumas.creditos)}</td>`}
${conHoras && horasDe(sumas)}<td class="area"></td><td class="requisitos"></td></tr></tfoot>`
}
</table></div>`
}

const horasDe = (a: Pick<AsignaturaInforme, 'horasteoria' | 'horaspractica' | 'horasvirtual'>): Html =>
  html`${[a.horasteoria, a.horaspractica, a.horasvirtual].map(
    h => html`<td class="numero hora">${numero(h)}</td>`,
  )}`
