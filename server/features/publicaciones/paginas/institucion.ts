import { html } from '@malla/documents/engine/html/etiqueta.ts'
import { cuantos } from '@malla/documents/formato.ts'
import type { PlanEnLista } from '../planPublico.queries.ts'
import { caminoPublico, type Publicadora } from '../publicadoras.queries.ts'
import { enSitio, paginaHtml, type Sitio } from './marco.ts'

/** The plans that an institution publishes, programme by programme. */
export function paginaDeInstitucion(sitio: Sitio, casa: Publicadora, planes: readonly PlanEnLista[]): string {
  const programas = [...Map.groupBy(planes, p => p.programa)]
  const camino = caminoPublico(casa.nombre_corto)
  const cuerpo = html`<h1>Planes de estudios</h1>
<p class="subtitulo">${casa.nombre} · ${cuantos(planes.length, 'plan publicado', 'planes publicados')}</p>
${programas.length === 0 && html`<p>Por ahora no hay planes publicados.</p>`}
${programas.map(
  ([programa, suyos]) =>
    html`<section class="programa"><h2>${programa}</h2><ul class="planes">${suyos.map(
      p => html`<li><a href="${enSitio(sitio, caminoPublico(casa.nombre_corto, p.direccion))}">${p.full_name}</a>
<span class="${p.fechacese ? 'marca cesado' : 'marca vigente'}">${p.fechacese ? 'Cesado' : 'Vigente'}</span>
${p.numero_resolucion && html`<span class="tenue">Resolución ${p.numero_resolucion}</span>`}</li>`,
    )}</ul></section>`,
)}`
  return paginaHtml(sitio, {
    titulo: ['Planes de estudios', casa.nombre],
    descripcion: `Mallas curriculares y planes de estudios que publica ${casa.nombre}.`,
    camino,
    casa,
    cuerpo,
    oculta: planes.length === 0,
    datos: {
      '@context': 'https://schema.org',
      '@type': 'CollectionPage',
      name: `Planes de estudios de ${casa.nombre}`,
      url: sitio.publicUrl + camino,
      inLanguage: 'es',
      hasPart: planes.map(p => ({
        '@type': 'EducationalOccupationalProgram',
        name: `${p.programa} · ${p.full_name}`,
        url: sitio.publicUrl + caminoPublico(casa.nombre_corto, p.direccion),
      })),
    },
  })
}
