package imports

// madeAhead is how many values may wait to be used.
const madeAhead = 16

// ahead reads n values one after the other while the earlier ones are used, so that reading files keeps one core busy and the database
// another. It returns the first error of read or use, and reads no more then.
func ahead[T any](n int, read func(i int) (T, error), use func(i int, value T) error) error {
	type result struct {
		value T
		err   error
	}
	results, stop := make(chan result, madeAhead), make(chan struct{})
	defer func() {
		close(stop)
		for range results { // until the reader has ended
		}
	}()
	go func() {
		defer close(results)
		for i := range n {
			value, err := read(i)
			select {
			case results <- result{value, err}:
			case <-stop:
			}
			if err != nil || isClosed(stop) {
				return
			}
		}
	}()
	for i := range n {
		r := <-results
		if r.err != nil {
			return r.err
		}
		if err := use(i, r.value); err != nil {
			return err
		}
	}
	return nil
}

func isClosed(stop <-chan struct{}) bool {
	select {
	case <-stop:
		return true
	default:
		return false
	}
}
