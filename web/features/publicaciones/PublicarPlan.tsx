import type { Plan } from '@malla/contracts/plan.ts'
import type { PublicacionDePlan } from '@malla/contracts/publicaciones.ts'
import { Button, Text } from '@mantine/core'
import { useRef, useState } from 'react'
import { api } from '../../app/api.ts'
import { Link } from '../../app/Link.tsx'
import { Opened } from '../../app/Opened.tsx'
import { DE_LA_INSTITUCION, useWhyNot } from '../../app/permission.ts'
import { callKey, queryClient, refresh, useCall } from '../../app/query.ts'
import { useSaveForm } from '../../app/useSaveForm.ts'
import { paths } from '../../paths.ts'
import { notifyGood } from '../../ui/alerts.tsx'
import { confirm } from '../../ui/dialogs.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { CheckField, TextField } from '../../ui/form/fields.tsx'
import { tituloDePlan } from '../planes/titulos.ts'
import { Copiable } from './Copiable.tsx'
import { guardar } from './guardar.ts'
import { codigoParaIncrustar } from './incrustar.ts'
import classes from './Publicar.module.css'

/** «Publicar…»: whether anybody may read a plan, under which address, and what of it they see. */
export function PublicarPlan({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const query = useCall('publicaciones.show', { id: plan.id }, { meta: { shown: true } })
  const isNueva = useRef(false)
  const [vez, setVez] = useState(0)
  // Published just now, it says where: its address and what to paste.
  const closed = () => {
    if (!isNueva.current) return onClose()
    isNueva.current = false
    setVez(vez + 1)
  }
  return (
    <Opened query={query} onClose={onClose}>
      {({ data }) => (
        <Formulario
          key={vez}
          plan={plan}
          estado={data}
          onSaved={() => {
            isNueva.current = data.publicacion === null
          }}
          onClose={closed}
        />
      )}
    </Opened>
  )
}

const tituloDe = (publicacion: PublicacionDePlan['publicacion']): string => {
  if (!publicacion) return 'Publicar el plan'
  return publicacion.url ? 'Plan publicado' : 'Plan que todavía no se ve'
}

interface Valores {
  direccion: string
  con_silabos: boolean
  revision: number
}

const valoresDe = ({ publicacion, propuesta }: PublicacionDePlan): Valores =>
  publicacion
    ? {
        direccion: publicacion.direccion,
        con_silabos: publicacion.con_silabos,
        revision: publicacion.revision,
      }
    : // Nobody had published it: 0 is not the revision of whoever does so meanwhile.
      { direccion: propuesta, con_silabos: false, revision: 0 }

function Formulario({
  plan,
  estado,
  onSaved,
  onClose,
}: {
  plan: Plan
  estado: PublicacionDePlan
  onSaved: () => void
  onClose: () => void
}) {
  const whyNot = useWhyNot('curricular.editar', {
    facultad_id: plan.facultad_id,
    programa_id: plan.carrera_id,
  })
  const form = useSaveForm<Valores, { data: PublicacionDePlan }>({
    initial: valoresDe(estado),
    actualOf: valoresDe,
    touches: ['publicaciones'],
    save: (values, options) => guardar({ id: plan.id, ...values }, options),
    onSaved: answer => {
      onSaved()
      queryClient.setQueryData(callKey('publicaciones.show', { id: plan.id }), answer)
    },
  })
  const { publicacion } = estado
  const retirar = () =>
    confirm({
      title: 'Retirar el plan',
      text: 'Sus páginas dejarán de verse enseguida, también donde estén incrustadas. Puede volver a publicarlo.',
      yes: 'Retirar',
      no: 'Cancelar',
      work: async () => {
        const { message } = await api('publicaciones.delete', { id: plan.id })
        await refresh('publicaciones')
        notifyGood(message)
        onClose()
      },
    })

  return (
    <FormDialog
      form={form}
      title={tituloDe(publicacion)}
      saveLabel={publicacion ? 'Guardar' : 'Publicar'}
      whyNotSave={whyNot}
      size={680}
      muestra={publicacion !== null}
      onClose={onClose}
    >
      {!publicacion?.url && <Apagada estado={estado} />}
      {publicacion?.url && <Direcciones url={publicacion.url} nombre={tituloDePlan(plan)} />}
      <QueSeVe conSilabos={form.values.con_silabos} />
      <TextField
        field={form.field('direccion')}
        label="Dirección"
        required
        maxLength={80}
        hint={`${estado.base ?? '…/'}${form.values.direccion}`}
      />
      <CheckField
        field={form.field('con_silabos')}
        label="Mostrar también los sílabos entregados y aprobados"
        hint="Con el nombre de sus docentes; también los completos de periodos terminados"
      />
      {publicacion && !whyNot && (
        <div>
          <Button variant="light" color="rocoto" onClick={() => void retirar()}>
            Retirar
          </Button>
        </div>
      )}
    </FormDialog>
  )
}

function Direcciones({ url, nombre }: { url: string; nombre: string }) {
  const codigo = codigoParaIncrustar(url, nombre)
  return (
    <div>
      <Copiable nombre="Página" valor={url}>
        <a href={url} target="_blank" rel="noreferrer">
          {url}
        </a>
      </Copiable>
      <Copiable nombre="Incrustar" valor={codigo}>
        <code>{codigo}</code>
      </Copiable>
    </div>
  )
}

const QueSeVe = ({ conSilabos }: { conSilabos: boolean }) => (
  <div className={classes.listas}>
    <div>
      <h3>Cualquiera verá, sin usuario ni contraseña</h3>
      <ul>
        <li>La malla, los cursos y sus requisitos</li>
        <li>Las cartas descriptivas y las competencias</li>
        <li>El plan en PDF</li>
        {conSilabos && (
          <li>
            Los sílabos entregados y aprobados, y los completos de periodos terminados, con el nombre de sus
            docentes
          </li>
        )}
      </ul>
    </div>
    <div>
      <h3>No se verán</h3>
      <ul>
        <li>{conSilabos ? 'Los correos y otros datos de las personas' : 'Las personas y sus correos'}</li>
        <li>Las revisiones y sus observaciones</li>
        <li>Los borradores que aún se escriben, los avances y el registro de cambios</li>
      </ul>
    </div>
  </div>
)

/** Published plans are not seen yet: who may change that is led there. */
function Apagada({ estado: { activa, base } }: { estado: PublicacionDePlan }) {
  const isMia = useWhyNot('curricular.editar', DE_LA_INSTITUCION) === null
  if (activa && base) return null
  return (
    <Text component="p" className={classes.apagada}>
      La institución todavía no deja ver planes publicados.{' '}
      {isMia ? (
        <>
          En <Link href={paths.ajustes()}>Ajustes</Link>, en «Publicación», marque «Permitir publicar planes»
          y escriba un nombre corto.
        </>
      ) : (
        'Quien administra la institución puede permitirlo en Ajustes.'
      )}
    </Text>
  )
}
