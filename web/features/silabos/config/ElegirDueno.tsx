import { useSetAddress } from '../../../app/address.ts'
import { useCall } from '../../../app/query.ts'
import { FilterSelect } from '../../../ui/table/FilterSelect.tsx'
import { ListBar } from '../../../ui/table/ListBar.tsx'
import { lugaresDe } from '../lista/lugares.ts'

/** Whose structure is looked at: nothing chosen is the institution's; a programme, and in it a plan. */
export function ElegirDueno({ programa, plan }: { programa: number | undefined; plan: number | undefined }) {
  const setAddress = useSetAddress()
  const arbol = useCall('facultades.arbol', {}, { meta: { shown: true } }).data?.data
  const { programas, planes } = lugaresDe(arbol, { programa_id: programa })
  return (
    <ListBar
      filters={
        <>
          <FilterSelect
            label="Programa"
            options={programas}
            value={programa}
            onChange={next => setAddress({ programa: next, plan: undefined })}
            width={280}
          />
          {programa && (
            <FilterSelect
              label="Plan"
              options={planes}
              value={plan}
              onChange={next => setAddress({ plan: next })}
              width={240}
            />
          )}
          {!programa && <span>De toda la institución</span>}
        </>
      }
    />
  )
}
