import type { Plan } from '@malla/contracts/plan.ts'
import type { SeccionDeTexto as Seccion } from '@malla/contracts/textos.ts'
import { whyNotEditarPlan } from '@malla/domain/planes/cese.ts'
import { accionesDelPlan, type SeccionDelPlanMenu } from '@malla/domain/planes/secciones.ts'
import { seccionesVisibles } from '@malla/domain/planes/seccionesVisibles.ts'
import { vistoDe } from '@malla/domain/planes/visibilidad.ts'
import { useAddress } from '../../app/address.ts'
import { api } from '../../app/api.ts'
import { useWhyNot } from '../../app/permission.ts'
import { useCall } from '../../app/query.ts'
import { Aparte } from '../../app/shell/Aparte.tsx'
import { paths } from '../../paths.ts'
import { openReport } from '../../ui/pdf/report.ts'
import { Surface } from '../../ui/Skeletons.tsx'
import { enPapelera } from '../planes/enPapelera.ts'
import { tituloDePlan } from '../planes/titulos.ts'
import { Documento } from './Documento.tsx'
import type { Fuente } from './fuente.ts'
import type { AccionDeIndice } from './Indice.tsx'
import { bajoElTexto, pantallas } from './pantallas.ts'
import { SeccionDeTexto } from './SeccionDeTexto.tsx'
import { claveEscrita, luzDeSeccion, seccionDeAddress, vacia } from './secciones.ts'
import classes from './Textos.module.css'

/** The sections of a plan: a document with its outline (§2, menu of a plan). The open section stands in the address. */
export function SeccionesTab({ planId }: { planId: number }) {
  const plan = useCall('planes.show', { id: planId }).data?.data
  const textos = useCall('planes.secciones', { id: planId }).data?.data
  const cuentas = useCall('planes.cuentas', { id: planId }).data?.data
  return plan && textos && cuentas ? (
    <Secciones plan={plan} textos={textos} cuentas={cuentas} />
  ) : (
    <Surface height={480} />
  )
}

/** The whole plan as a document, and its courses: the first two entries of the menu of a plan (§2). */
const accionesDe = (plan: Plan): AccionDeIndice[] => [
  {
    label: accionesDelPlan.pdf,
    al: () =>
      openReport({
        title: `${tituloDePlan(plan)} · Plan de estudios`,
        ask: () => api('planes.pdfPlan', { id: plan.id }),
      }),
  },
  { label: accionesDelPlan.cursos, al: paths.plan(plan.id, { tab: 'cursos' }) },
]

function Secciones({
  plan,
  textos,
  cuentas,
}: {
  plan: Plan
  textos: Seccion[]
  cuentas: Parameters<typeof luzDeSeccion>[2]
}) {
  const { seccion: nombre } = useAddress()
  const whyNotRol = useWhyNot('contenido.editar', {
    facultad_id: plan.facultad_id,
    programa_id: plan.carrera_id,
  })
  const visibles = seccionesVisibles(vistoDe(plan, false))
  const abierta = seccionDeAddress(visibles, nombre) ?? visibles[0]!
  const key = claveEscrita(abierta)
  const Bajo = key === null ? undefined : bajoElTexto[key]
  const fuente: Fuente = {
    tipo: 'plan',
    id: plan.id,
    whyNotEditar: whyNotRol ?? whyNotEditarPlan(plan),
    seDiceArriba: enPapelera(plan) !== null,
  }
  return (
    <Documento
      fuente={fuente}
      acciones={accionesDe(plan)}
      secciones={visibles}
      luzDe={s => luzDeSeccion(s, textos, cuentas)}
      abierta={abierta}
      hrefDe={ruta => paths.plan(plan.id, { tab: 'secciones', seccion: ruta })}
    >
      {key === null ? (
        <PantallaPropia plan={plan} seccion={abierta} whyNotEditar={fuente.whyNotEditar} />
      ) : (
        <>
          <SeccionDeTexto
            key={key}
            fuente={fuente}
            titulo={abierta.titulo}
            seccion={textos.find(t => t.key === key) ?? vacia(key)}
          />
          {Bajo && (
            <Aparte key={key} sitio={<Surface height={320} />} seDice>
              <Bajo planId={plan.id} whyNotEditar={fuente.whyNotEditar} />
            </Aparte>
          )}
        </>
      )}
    </Documento>
  )
}

function PantallaPropia({
  plan,
  seccion,
  whyNotEditar,
}: {
  plan: Plan
  seccion: SeccionDelPlanMenu
  whyNotEditar: string | null
}) {
  const Pantalla = pantallas[seccion.clase]
  return (
    <section aria-labelledby="seccion-titulo">
      <div className={classes.cabeza}>
        <h2 id="seccion-titulo">{seccion.titulo}</h2>
      </div>
      {Pantalla ? (
        <Aparte key={seccion.clase} sitio={<Surface height={320} />} seDice>
          <Pantalla planId={plan.id} whyNotEditar={whyNotEditar} />
        </Aparte>
      ) : (
        <p className={classes.sinTexto}>Esta sección todavía no tiene pantalla.</p>
      )}
    </section>
  )
}
