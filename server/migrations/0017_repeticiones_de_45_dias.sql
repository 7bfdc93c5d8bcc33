-- Writes that wait in a browser without a connection are sent when their person signs in again: their keys are remembered for longer than they may wait.
create or replace function olvidar_repeticiones() returns void language sql security definer set search_path = public, pg_temp as $$
  delete from repeticiones where created_at < clock_timestamp() - interval '45 days' $$;
