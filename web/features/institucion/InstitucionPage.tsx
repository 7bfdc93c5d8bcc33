import type { Empresa } from '@malla/contracts/empresas.ts'
import { formularios } from '@malla/contracts/formularios.ts'
import { segun } from '@malla/domain/texto/numero.ts'
import { Button } from '@mantine/core'
import { api } from '../../app/api.ts'
import { Link } from '../../app/Link.tsx'
import { Loaded } from '../../app/Loaded.tsx'
import { useCall } from '../../app/query.ts'
import { reloadSession, useUser } from '../../app/session.ts'
import { usePlace } from '../../app/shell/crumbs.ts'
import { useOpenForm } from '../../app/useOpenForm.ts'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FieldGroup, FormSection } from '../../ui/form/FormSection.tsx'
import { Page } from '../../ui/Page.tsx'
import { StateBadge } from '../../ui/StateBadge.tsx'
import { Contacto, Identidad } from '../entidades/CamposDePerfil.tsx'
import { perfilOf, type ValoresDePerfil } from '../entidades/valores.ts'

const { titulo } = formularios.institucion

/** La Institución (§2, root): the profile of the institution one works in. */
export function InstitucionPage() {
  const { empresa } = useUser()
  usePlace([{ label: titulo }])
  if (empresa) return <Perfil id={empresa.id} />
  return (
    <Page title={titulo}>
      <EmptyState
        title="No ha elegido una institución"
        action={
          <Button component={Link} href={paths.entidades()}>
            Ir a Entidades
          </Button>
        }
      >
        Entre en una para ver y cambiar sus datos.
      </EmptyState>
    </Page>
  )
}

function Perfil({ id }: { id: number }) {
  const query = useCall('empresas.show', { id }, { meta: { shown: true } })
  const empresa = query.data?.data
  return (
    <Page
      title={titulo}
      state={
        empresa && empresa.estado !== 'Activado' && <StateBadge tone="warning">{empresa.estado}</StateBadge>
      }
      facts={
        empresa && (
          <>
            <span>{empresa.tipo}</span>
            <span>
              <b>{empresa.usuarios_count}</b> {segun(empresa.usuarios_count, 'usuario', 'usuarios')}
            </span>
          </>
        )
      }
      actions={
        <Button component={Link} variant="default" href={paths.ajustes()}>
          Ajustes
        </Button>
      }
    >
      <Loaded query={query}>{({ data }) => <PerfilForm key={data.id} empresa={data} />}</Loaded>
    </Page>
  )
}

function PerfilForm({ empresa }: { empresa: Empresa }) {
  const form = useOpenForm<ValoresDePerfil, Empresa>({
    record: empresa,
    valuesOf: perfilOf,
    draft: `institucion/${empresa.id}`,
    touches: ['empresas'],
    save: (values, options) => api('empresas.saveProfile', values, options),
    onSaved: reloadSession,
  })
  return (
    <FormSection form={form} label="Datos de la institución">
      <FieldGroup
        title="Identidad"
        hint="El nombre y el logo encabezan el panel lateral y todos los documentos."
      >
        <Identidad campo={form.field} nombre={form.values.razonsocial} />
      </FieldGroup>
      <FieldGroup title="Contacto" hint="Dónde está y cómo se la encuentra.">
        <Contacto campo={form.field} />
      </FieldGroup>
    </FormSection>
  )
}
