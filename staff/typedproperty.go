package staff

import (
	"context"
	"fmt"
	"strings"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/limits"
)

// TypedProperty gives the number of the property whose reference somebody at the desk typed, in whatever spelling; number when nothing was
// typed. A reference of no property is Unknown, and one of several ChooseOne.
func (s *Service) TypedProperty(ctx context.Context, number int, typed string) (int, forms.Problems, error) {
	if typed == "" {
		return number, nil, nil
	}
	if len(typed) > limits.SearchCharacters {
		return 0, forms.OneProblem("reference", forms.Unknown), nil
	}
	found, err := s.Store.Portfolio.PropertiesTyped(ctx, typed)
	switch {
	case err != nil:
		return 0, nil, err
	case len(found) == 0:
		return 0, forms.OneProblem("reference", forms.Unknown), nil
	case len(found) > 1:
		return 0, forms.OneProblem("reference", forms.ChooseOne), nil
	}
	return found[0], nil, nil
}

// TypedProperties gives the numbers of the properties whose references somebody typed. One that is no reference is read word by word. A
// problem has the place of what was typed.
func (s *Service) TypedProperties(ctx context.Context, typed []string) (numbers []int, problems forms.Problems, err error) {
	if len(typed) > limits.OwnerProperties {
		return nil, forms.OneProblem("references", forms.TooMany), nil
	}
	for i, text := range typed {
		number, wrong, err := s.TypedProperty(ctx, 0, text)
		found := []int{number}
		if words := strings.Fields(text); len(words) > 1 && len(wrong) > 0 && wrong[0].Code == forms.Unknown {
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

func (s *Service) typedWords(ctx context.Context, words []string) (numbers []int, problems forms.Problems, err error) {
	if len(words) > limits.OwnerProperties {
		return nil, forms.OneProblem("references", forms.TooMany), nil
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
