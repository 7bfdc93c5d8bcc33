import { formularios } from '@malla/contracts/formularios.ts'
import type { Programa } from '@malla/contracts/programas.ts'
import { luzDeTexto } from '@malla/domain/planes/estado.ts'
import { useAddress } from '../../app/address.ts'
import { useWhyNot } from '../../app/permission.ts'
import { useCall } from '../../app/query.ts'
import { usePlace } from '../../app/shell/crumbs.ts'
import { paths } from '../../paths.ts'
import { Page } from '../../ui/Page.tsx'
import { Lines } from '../../ui/Skeletons.tsx'
import { AvanceCurricularButton } from '../programas/AvanceCurricular.tsx'
import { Documento } from './Documento.tsx'
import type { Fuente } from './fuente.ts'
import { SeccionDeTexto } from './SeccionDeTexto.tsx'
import { seccionDeAddress, seccionesDePrograma, vacia } from './secciones.ts'

/** The texts of a programme: a document with its outline, as those of a plan. The open one stands in the address. */
export function TextosDePrograma({ id }: { id: number }) {
  const programa = useCall('programas.show', { id }).data?.data
  return programa ? <Abiertos key={id} programa={programa} /> : <Lines />
}

function Abiertos({ programa }: { programa: Programa }) {
  const { id, nombre, facultad_id } = programa
  const textos = useCall('programas.secciones', { id }).data?.data
  const address = useAddress()
  const whyNotEditar = useWhyNot('contenido.editar', { facultad_id, programa_id: id })
  usePlace([
    { label: formularios.facultades.titulo, href: paths.facultades({ vista: 'programas' }) },
    { label: nombre },
  ])
  if (!textos) return <Lines />
  const secciones = seccionesDePrograma(textos)
  const abierta = seccionDeAddress(secciones, address.seccion) ?? secciones[0]!
  const key = abierta.key!
  const fuente: Fuente = { tipo: 'programa', id, whyNotEditar }
  return (
    <Page wide title={`${nombre} · Textos`} actions={<AvanceCurricularButton programa={programa} />}>
      <Documento
        fuente={fuente}
        secciones={secciones}
        luzDe={s => luzDeTexto(textos.find(t => t.key === s.key)?.items)}
        abierta={abierta}
        hrefDe={ruta => paths.textosDePrograma(id, ruta)}
      >
        <SeccionDeTexto
          key={key}
          fuente={fuente}
          titulo={abierta.titulo}
          seccion={textos.find(t => t.key === key) ?? vacia(key)}
        />
      </Documento>
    </Page>
  )
}
