package engine

import (
	"github.com/gevel/gevel/agency/forms"
)

// Payload returns the outcome of what was sent as the union type of its mutation.
func Payload[Answer any](answer *Answer, problems forms.Problems, err error) (any, error) {
	switch {
	case err != nil:
		return nil, err
	case len(problems) > 0:
		return forms.InvalidInput{Problems: problems}, nil
	}
	return *answer, nil
}
