// Package upload reads the files of a multipart request as the forms know them.
package upload

import (
	"errors"

	"github.com/99designs/gqlgen/graphql"
	"github.com/gevel/gevel/agency"
)

// UnmarshalFile reads what the multipart transport found.
func UnmarshalFile(v any) (agency.File, error) {
	u, err := graphql.UnmarshalUpload(v)
	if err != nil {
		return agency.File{}, errors.New("files are sent as the GraphQL multipart request specification says")
	}
	return agency.File{Name: u.Filename, Content: u.File}, nil
}

// MarshalFile is never asked: no file is an answer.
func MarshalFile(agency.File) graphql.Marshaler { return graphql.Null }
