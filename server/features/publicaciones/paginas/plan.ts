import { porGrupo, porTipo } from '@malla/documents/competencias/comunes.ts'
import { html, type Parte } from '@malla/documents/engine/html/etiqueta.ts'
import { cuantos, fechaLarga, numero } from '@malla/documents/formato.ts'
import { creditosDePlan, cuentasDePlan, escribirCreditos } from '@malla/documents/planes/cursos.ts'
import type { DatosPlan } from '@malla/documents/planes/datos.ts'
import { cuantosCursos, palabrasDe } from '@malla/documents/planes/palabras.ts'
import type { PlanPublico } from '../planPublico.queries.ts'
import { caminoPublico } from '../publicadoras.queries.ts'
import { mallaHtml } from './malla.ts'
import { conPuntoAtras, migasHtml, paginaHtml, type Sitio } from './marco.ts'
import { programaEnDatos } from './schemaOrg.ts'
import { tablasHtml } from './tablas.ts'

export const caminoDePlan = (p: PlanPublico): string => caminoPublico(p.casa.nombre_corto, p.direccion)

/** «Ingeniería Civil · Plan 2026»: the programme once. */
export const nombreDePlan = ({ programa, full_name }: DatosPlan): string =>
  full_name.toLowerCase().includes(programa.toLowerCase()) ? full_name : `${programa} · ${full_name}`

/** Figures of a plan, each with its name: those of its PDF, and what else is told at the head of its page. */
function cifrasDe(d: DatosPlan): { nombre: string; valor: string }[] {
  const creditos = creditosDePlan(d)
  const palabras = palabrasDe(d.institucion)
  const { periodos, cursos, electivos } = cuentasDePlan(d)
  return [
    ...(creditos === null ? [] : [{ nombre: 'Créditos', valor: escribirCreditos(d)(creditos) }]),
    { nombre: palabras.cursos, valor: numero(cursos) },
    ...(electivos > 0 ? [{ nombre: 'Electivos', valor: numero(electivos) }] : []),
    ...(periodos > 0 ? [{ nombre: palabras.periodos, valor: numero(periodos) }] : []),
    ...(d.duracion ? [{ nombre: 'Duración', valor: d.duracion }] : []),
    ...(d.modalidad ? [{ nombre: 'Modalidad', valor: d.modalidad }] : []),
    ...(d.numero_resolucion ? [{ nombre: 'Resolución', valor: d.numero_resolucion }] : []),
  ]
}

/** «62 cursos», «7 electivos»: what there is of both. */
function cursosDichos(d: DatosPlan): string[] {
  const { cursos, electivos } = cuentasDePlan(d)
  const electivo = `electiv${palabrasDe(d.institucion).terminacion}`
  return [
    ...(cursos > 0 || electivos === 0 ? [cuantosCursos(cursos, d.institucion)] : []),
    ...(electivos > 0 ? [cuantos(electivos, electivo, `${electivo}s`)] : []),
  ]
}

const descripcionDe = ({ datos, casa }: PlanPublico): string => {
  const creditos = creditosDePlan(datos)
  const { periodo, periodos } = palabrasDe(datos.institucion)
  const deEllos = cuentasDePlan(datos).periodos
  const cifras = [
    ...(creditos === null ? [] : [cuantos(creditos, 'crédito', 'créditos')]),
    ...cursosDichos(datos),
    ...(deEllos > 0 ? [cuantos(deEllos, periodo.toLowerCase(), periodos.toLowerCase())] : []),
  ]
  return `Malla curricular y plan de estudios de ${nombreDePlan(datos)}, ${casa.nombre}: ${cifras.join(', ')}.`
}

const cabezaHtml = (sitio: Sitio, p: PlanPublico): Parte => {
  const { datos } = p
  const isCesado = datos.fechacese !== null
  const senas = [datos.facultad, datos.nivel].filter(Boolean).join(' · ')
  return html`<div class="titular">
<div><p class="sobre">${conPuntoAtras(senas)}</p>
<h1>${conPuntoAtras(nombreDePlan(datos))} <span class="${isCesado ? 'marca cesado' : 'marca vigente'}">${isCesado ? 'Cesado' : 'Vigente'}</span></h1></div>
<p class="acciones"><a class="boton" href="${caminoDePlan(p)}/plan.pdf"${sitio.incrustado && html` target="_blank" rel="noopener"`}>Descargar PDF</a></p>
</div>
${isCesado && html`<p class="aviso cesado">Este plan está cesado con fecha ${fechaLarga(datos.fechacese!)}: rige solo para quienes lo empezaron.</p>`}
<dl class="cifras">${cifrasDe(datos).map(c => html`<div><dt>${c.nombre}</dt><dd>${c.valor}</dd></div>`)}</dl>`
}

/** The competencies by kind and group, each further in than the one it is part of. */
const competenciasHtml = ({ competencias, terminos }: PlanPublico): Parte => {
  const tipos = porTipo(competencias, terminos)
  return (
    tipos.length > 0 &&
    html`<section class="seccion-competencias" aria-labelledby="competencias"><h2 id="competencias">Competencias</h2>${tipos.map(
      t =>
        html`<h3>${t.nombre}</h3>${porGrupo(competencias, t.leidas).map(
          g =>
            html`${g.nombre && html`<h4>${g.nombre}</h4>`}<ul class="competencias">${g.leidas.map(
              l =>
                html`<li data-nivel="${Math.min(l.nivel, 5)}"><span class="codigo">${l.una.codigo}</span> ${l.una.nombre}</li>`,
            )}</ul>`,
        )}`,
    )}</section>`
  )
}

/** The page of a plan: its figures, the malla, its courses as tables, its competencies. */
export function paginaDePlan(sitio: Sitio, p: PlanPublico): string {
  const { casa, datos } = p
  const cuerpo = html`${!sitio.incrustado && migasHtml(sitio, [{ nombre: 'Planes de estudios', camino: caminoPublico(casa.nombre_corto) }])}
${cabezaHtml(sitio, p)}
${mallaHtml(sitio, p)}
${tablasHtml(sitio, p)}
${competenciasHtml(p)}
<p class="nota">${cursosDichos(datos).join(' y ')} según el plan de estudios que publica ${casa.nombre}.</p>`
  return paginaHtml(sitio, {
    titulo: [nombreDePlan(datos), casa.nombre],
    descripcion: descripcionDe(p),
    camino: caminoDePlan(p),
    casa,
    cuerpo,
    conMalla: true,
    datos: programaEnDatos(sitio, p, nombreDePlan(datos), descripcionDe(p)),
  })
}
