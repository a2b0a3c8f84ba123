package db

import "context"

// Outdate begins a new data version, so that everything cached is asked for again: for what changes without a write, such as the law.
func (s *Store) Outdate(ctx context.Context) error {
	_, err := s.Write(ctx, Statement{SQL: "UPDATE data_version SET version = version + 1"})
	return err
}
