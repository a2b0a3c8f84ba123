package engine

import "github.com/gevel/gevel/agency"

// Payload returns the outcome of what was sent as the union type of its mutation.
func Payload[Answer any](answer *Answer, problems agency.Problems, err error) (any, error) {
	switch {
	case err != nil:
		return nil, err
	case len(problems) > 0:
		return agency.InvalidInput{Problems: problems}, nil
	}
	return *answer, nil
}
