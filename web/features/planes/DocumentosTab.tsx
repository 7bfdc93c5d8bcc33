import { conCodigo } from '@malla/domain/texto/conCodigo.ts'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useAddress, useSetAddress } from '../../app/address.ts'
import { api } from '../../app/api.ts'
import { useWhyNot } from '../../app/permission.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { SelectBuscable } from '../../ui/form/SelectBuscable.tsx'
import { Surface } from '../../ui/Skeletons.tsx'
import { downloadPlantilla, plantillas } from '../asignaturas/excel/plantillas.ts'
import { type DatosDePlan, useDatosDePlan } from '../asignaturas/useDatosDePlan.ts'
import { FormatosDePlan } from '../formatos/FormatosDePlan.tsx'
import { EnviarCorreo, type Envio } from '../informes/EnviarCorreo.tsx'
import { SilabosEnDocumentos } from '../silabos/documentos/SilabosEnDocumentos.tsx'
import { DocumentoFila } from './DocumentoFila.tsx'
import { DocumentosFiltros } from './DocumentosFiltros.tsx'
import classes from './DocumentosTab.module.css'
import {
  type FiltroDeInforme,
  filtroDe,
  type GrupoDeInformes,
  gruposDeInformes,
  type InformeDePlan,
  informesDePlan,
  whyNotInforme,
} from './documentos.ts'
import { askInforme, enviarInforme, pedirLento } from './documentosAsk.ts'
import { enAddress, filtroDeAddress } from './filtroEnAddress.ts'

/** The documents of a plan: its reports, narrowed as wished, and its sheets for Excel. */
export function DocumentosTab({ planId }: { planId: number }) {
  const datos = useDatosDePlan(planId)
  return datos ? <Documentos datos={datos} /> : <Surface height={320} />
}

function Documentos({ datos }: { datos: DatosDePlan }) {
  const { plan } = datos
  const filtro = filtroDeAddress(useAddress())
  const setAddress = useSetAddress()
  const [envio, setEnvio] = useState<Envio | null>(null)
  return (
    <div className={classes.documentos}>
      <section aria-labelledby="documentos-pdf">
        <h2 id="documentos-pdf">Informes</h2>
        <DocumentosFiltros datos={datos} filtro={filtro} onChange={next => setAddress(enAddress(next))} />
        {gruposEnOrden.map(grupo => (
          <div key={grupo}>
            <h3 className={classes.grupo}>{gruposDeInformes[grupo]}</h3>
            <ul className={classes.lista}>
              {informesDePlan
                .filter(informe => informe.grupo === grupo)
                .map(informe => (
                  <Informe
                    key={informe.clave}
                    informe={informe}
                    datos={datos}
                    filtro={filtro}
                    onEnviar={setEnvio}
                  />
                ))}
              {grupo === 'cursos' && <CartaDeUnCurso datos={datos} />}
            </ul>
          </div>
        ))}
        {envio && <EnviarCorreo envio={envio} onClose={() => setEnvio(null)} />}
      </section>
      <SilabosEnDocumentos plan={plan} />
      <section aria-labelledby="documentos-excel">
        <h2 id="documentos-excel">Hojas de Excel</h2>
        <ul className={classes.lista}>
          {plantillas.map(p => (
            <li key={p.label} className={classes.fila}>
              <div className={classes.que}>
                <b>{p.label}</b>
                <span>
                  {p.vacia
                    ? 'Sin cursos: se llena en Excel, con listas de donde elegir, y se importa.'
                    : 'Con los cursos del plan; se puede volver a importar.'}
                </span>
              </div>
              <div className={classes.acciones}>
                <ActionButton
                  variant="default"
                  aria-label={`Descargar: ${p.label} (Excel)`}
                  leftSection={<IconDownload size={16} aria-hidden />}
                  onClick={() => void downloadPlantilla(plan.id, p)}
                >
                  Descargar
                </ActionButton>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <FormatosDePlan plan={plan} />
    </div>
  )
}

const gruposEnOrden = Object.keys(gruposDeInformes) as GrupoDeInformes[]

/** A report of the list: looked at, or asked for when it takes long, and sent where it can be. */
function Informe({
  informe,
  datos: { plan, cursos },
  filtro,
  onEnviar,
}: {
  informe: InformeDePlan
  datos: DatosDePlan
  filtro: FiltroDeInforme
  onEnviar: (envio: Envio) => void
}) {
  const { clave, titulo } = informe
  const suyo = filtroDe(informe, filtro)
  const whyNotEnviar = useWhyNot('informes.enviar', {
    facultad_id: plan.facultad_id,
    programa_id: plan.carrera_id,
  })
  const pedir = pedirLento[clave]
  const enviar = enviarInforme[clave]
  const nombre = `${titulo} · ${plan.full_name}`
  return (
    <DocumentoFila
      titulo={titulo}
      texto={informe.texto}
      isFiltrado={Object.keys(suyo).length > 0}
      nombre={nombre}
      whyNot={whyNotInforme(informe, filtro, cursos)}
      ask={() => askInforme[clave](plan.id, suyo)}
      preparar={pedir && (() => pedir(plan.id, suyo))}
      soloDescargar={informe.soloDescargar}
      onEnviar={
        enviar &&
        (() =>
          onEnviar({ titulo: nombre, send: (correo, options) => enviar(plan.id, suyo, correo, options) }))
      }
      whyNotEnviar={whyNotEnviar}
    />
  )
}

function CartaDeUnCurso({ datos: { plan, cursos } }: { datos: DatosDePlan }) {
  const [elegido, setElegido] = useState<string | null>(null)
  const curso = cursos.find(c => String(c.id) === elegido)
  return (
    <DocumentoFila
      titulo="Carta descriptiva de un curso"
      texto={
        <SelectBuscable
          mt={4}
          maw={360}
          aria-label="Curso de la carta descriptiva"
          placeholder="Elija un curso"
          clearable
          clearButtonProps={{ 'aria-label': 'Vaciar' }}
          data={cursos.map(c => ({
            value: String(c.id),
            label: conCodigo(c),
          }))}
          value={elegido}
          onChange={setElegido}
        />
      }
      nombre={`Carta descriptiva · ${curso?.nombre ?? ''}`}
      whyNot={curso ? null : cursos.length > 0 ? 'Elija un curso.' : 'El plan no tiene cursos.'}
      ask={() => api('planes.pdfCarta', { id: plan.id, asignatura: curso!.id })}
    />
  )
}
