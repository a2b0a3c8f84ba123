package staff

import (
	"context"
	"fmt"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/limits"
)

// TypedProperty gives the number of the property whose reference somebody at the desk typed, in whatever spelling; number when nothing was
// typed. A reference of no property is Unknown, and one of several ChooseOne.
func (s *Service) TypedProperty(ctx context.Context, number int, typed string) (int, agency.Problems, error) {
	if typed == "" {
		return number, nil, nil
	}
	if len(typed) > limits.SearchCharacters {
		return 0, agency.OneProblem("reference", agency.Unknown), nil
	}
	found, err := s.Store.Portfolio.PropertiesTyped(ctx, typed)
	switch {
	case err != nil:
		return 0, nil, err
	case len(found) == 0:
		return 0, agency.OneProblem("reference", agency.Unknown), nil
	case len(found) > 1:
		return 0, agency.OneProblem("reference", agency.ChooseOne), nil
	}
	return found[0], nil, nil
}

// TypedProperties gives the numbers of the properties whose references somebody typed. One that is no reference is read word by word. A
// problem has the place of what was typed.
func (s *Service) TypedProperties(ctx context.Context, typed []string) (numbers []int, problems agency.Problems, err error) {
	if len(typed) > limits.OwnerProperties {
		return nil, agency.OneProblem("references", agency.TooMany), nil
	}
	for i, text := range typed {
		number, wrong, err := s.TypedProperty(ctx, 0, text)
		found := []int{number}
		if words := strings.Fields(text); len(words) > 1 && len(wrong) > 0 && wrong[0].Code == agency.Unknown {
			found, wrong, err = s.typedWords(ctx, words)
		}
		if err != nil {
			return nil, nil, err
		}
		if numbers = append(numbers, found...); len(wrong) > 0 {
			problems.Add(fmt.Sprintf("references.%d", i), wrong[0].Code)
		}
	}
	return numbers, problems, nil
}

func (s *Service) typedWords(ctx context.Context, words []string) (numbers []int, problems agency.Problems, err error) {
	if len(words) > limits.OwnerProperties {
		return nil, agency.OneProblem("references", agency.TooMany), nil
	}
	for _, word := range words {
		number, problems, err := s.TypedProperty(ctx, 0, word)
		if len(problems) > 0 || err != nil {
			return nil, problems, err
		}
		numbers = append(numbers, number)
	}
	return numbers, nil, nil
}
