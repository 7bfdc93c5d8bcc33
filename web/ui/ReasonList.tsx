import { List, Text } from '@mantine/core'

/** Reasons as the person reads them: one as a sentence, several as a list. */
export function ReasonList({ reasons }: { reasons: readonly string[] }) {
  if (reasons.length === 1) return <Text style={{ overflowWrap: 'anywhere' }}>{reasons[0]}</Text>
  return (
    <List spacing={4} styles={{ item: { overflowWrap: 'anywhere' } }}>
      {reasons.map(reason => (
        <List.Item key={reason}>{reason}</List.Item>
      ))}
    </List>
  )
}
