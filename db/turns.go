package db

import "context"

// turns is a semaphore. Whoever waits for it holds no connection.
type turns chan struct{}

func (t turns) take(ctx context.Context) (done func(), err error) {
	select {
	case t <- struct{}{}:
		return func() { <-t }, nil
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}
