package imports

import (
	"context"
	"errors"

	"github.com/jmoiron/sqlx"

	"github.com/gevel/gevel/db/handle"
)

// ImportState is what an import leaves to do on the site.
type ImportState struct {
	Held     int             // properties that no visitor sees for what their advertisement lacks
	Waiting  int             // files of other servers that are to be fetched
	Problems []RemoteProblem // files that could not be fetched so far
}

// Preview tells what Import would do with a batch, and how the site would stand afterwards. It runs the import and takes it back, so that
// what the store refuses is refused here too. A cluster cannot take back; there the state is that of now.
func (s *Store) Preview(ctx context.Context, b Batch) (r Report, differences []Difference, state ImportState, err error) {
	i, err := s.prepare(ctx, b)
	if err != nil {
		return r, nil, state, err
	}
	if _, differences, err = s.differences(ctx, i); err != nil {
		return r, nil, state, err
	}
	if s.Clustered() {
		state, err = s.ImportState(ctx)
		return i.report, differences, state, err
	}
	s.importing.Lock()
	defer s.importing.Unlock()
	err = s.Locked(ctx, func(tx *sqlx.Tx) error {
		if err := i.run(ctx, tx); err != nil {
			return err
		}
		if state, err = importState(ctx, tx.SelectContext); err != nil {
			return err
		}
		return errTakenBack
	})
	if !errors.Is(err, errTakenBack) {
		return i.report, differences, state, handle.AsRefusal(err)
	}
	return i.report, differences, state, nil
}

// errTakenBack ends the transaction of a preview.
var errTakenBack = errors.New("a preview is taken back")

// ImportState reads how the site stands.
func (s *Store) ImportState(ctx context.Context) (ImportState, error) {
	return importState(ctx, s.List)
}

func importState(ctx context.Context, list lister) (state ImportState, err error) {
	var held []int
	var remotes []RemoteCount
	err = errors.Join(list(ctx, &held, "SELECT count(*) FROM property WHERE held"), list(ctx, &remotes, countRemotes),
		list(ctx, &state.Problems, remoteProblems))
	if err == nil {
		state.Held, state.Waiting = held[0], remotes[0].Waiting
	}
	return state, err
}
